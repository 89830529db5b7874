/** Reserved space of the notices. */
export const NOTICES_HEIGHT = { shape: 'box', height: '44px' } as const;

/** Reserved space of the jackpot. */
export const JACKPOT_HEIGHT = { shape: 'box', height: '100%' } as const;

/** Reserved space of a row of games. */
export const SECTION_HEIGHT = { shape: 'box', height: '300px' } as const;
