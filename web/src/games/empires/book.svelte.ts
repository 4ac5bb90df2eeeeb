/** Which chapter of the campaign's book lies open, null for none; and which battle. */
export type Chapter =
  'standings' | 'chronicle' | 'ledger' | 'alliances' | 'battles' | 'dice' | 'sheet' | 'companion' | 'print'
export const book = $state<{ open: Chapter | null; battle: number }>({ open: null, battle: 0 })
