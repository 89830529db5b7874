/** What is kept free for the strip of notices. */
export const NOTICES_ROOM = { shape: 'box', height: '44px' } as const;

/** What is kept free for the jackpot: all of its place. */
export const JACKPOT_ROOM = { shape: 'box', height: '100%' } as const;

/** What is kept free for a row of games. */
export const SECTION_ROOM = { shape: 'box', height: '300px' } as const;
