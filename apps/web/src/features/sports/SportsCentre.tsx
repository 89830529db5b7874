import { Suspense, type ReactNode } from 'react';

import { lazyComponent } from '../../shared/page/lazy-component.ts';
import type { SportsContentProps } from './SportsContent.tsx';
import { SportsSkeleton } from './SportsSkeleton.tsx';

// A chunk of its own: the first load lists the chunks that the chunk of each page needs.
const SportsContent = lazyComponent(async () => (await import('./SportsContent.tsx')).SportsContent);

/** Matches to bet on, above the vendors of sports. */
export function SportsCentre(props: SportsContentProps): ReactNode {
  return (
    <Suspense fallback={<SportsSkeleton />}>
      <SportsContent {...props} />
    </Suspense>
  );
}
