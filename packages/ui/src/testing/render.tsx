import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { BrandProvider } from '../components/layout/BrandProvider/BrandProvider.tsx';
import { croupier } from '../theme/brands/croupier.ts';

/** Renders inside the default brand and returns a user-event instance. */
export function renderInBrand(children: ReactNode) {
  // user-event waits between two events, which never ends with fake timers unless they are advanced.
  const user = userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) });
  const view = render(<BrandProvider brand={croupier}>{children}</BrandProvider>);
  return {
    user,
    ...view,
    rerender: (next: ReactNode) => view.rerender(<BrandProvider brand={croupier}>{next}</BrandProvider>),
  };
}
