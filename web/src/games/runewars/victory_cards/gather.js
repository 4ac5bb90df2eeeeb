// What lies on a season deck.

export const pieces = ['laurels-trophy']
