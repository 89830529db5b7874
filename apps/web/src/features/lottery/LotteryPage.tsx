import type { ReactNode } from 'react';

import { lazyComponent } from '../../shared/page/lazy-component.ts';
import type { LotteryContentProps } from './LotteryContent.tsx';

// A chunk of its own: the first load lists the chunks that the chunk of each page needs.
const LotteryContent = lazyComponent(async () => (await import('./LotteryContent.tsx')).LotteryContent);

/** A lottery that the URL names, or the first one of its page [ROUTE-21] [ROUTE-22]. The frame shows a placeholder meanwhile. */
export function LotteryPage(props: LotteryContentProps): ReactNode {
  return <LotteryContent {...props} />;
}
