/** Which faction's sheet lies open; `''` for that of the neutral units, null for none. */
export const sheets = $state<{ open: string | null }>({ open: null })
