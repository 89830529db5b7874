/** Skeleton props that reserve the space of the notices. */
export const NOTICES_SKELETON = { shape: 'box', height: '44px' } as const;

/** Skeleton props that reserve the space of the jackpot. */
export const JACKPOT_SKELETON = { shape: 'box', height: '100%' } as const;

/** Skeleton props that reserve the space of a section of games. */
export const SECTION_SKELETON = { shape: 'box', height: '300px' } as const;
