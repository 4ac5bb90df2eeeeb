refused-answers = { $count ->
    [one] One more answer is not allowed now: why?
   *[other] { $count } more answers are not allowed now: why?
 }
nothing = none
yes = yes
no = no
