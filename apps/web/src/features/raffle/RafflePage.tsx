import type { ReactNode } from 'react';

import { lazyComponent } from '../../shared/page/lazy-component.ts';

// A chunk of its own: the first load lists the chunks that the chunk of each page needs.
const RaffleContent = lazyComponent(async () => (await import('./RaffleContent.tsx')).RaffleContent);

/** The raffle that the URL names: its wheel, its tickets, and the check of both [PROMO-02]. */
export function RafflePage(): ReactNode {
  return <RaffleContent />;
}
