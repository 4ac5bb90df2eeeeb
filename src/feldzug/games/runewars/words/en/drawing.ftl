# Cards are drawn.

draw-card = A card
draw-tactics = A tactics card
draw-quest = A quest
draw-reward = A reward

tactics-drawn = { $seat } draws a tactics card.
quest-drawn = { $seat } draws a quest.
reward-drawn = { $hero } receives a reward.
