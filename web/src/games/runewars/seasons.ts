/** The four seasons in their order. */
export const SEASONS: readonly string[] = ['spring', 'summer', 'fall', 'winter']
