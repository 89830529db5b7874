import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { lazyComponent } from '../../shared/page/lazy-component.ts';

const SpeedDialog = lazyComponent(async () => (await import('../../features/speed/SpeedDialog.tsx')).SpeedDialog);

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  isOpen = next;
  listeners.forEach((notify) => notify());
}

const open = (): void => setOpen(true);
const close = (): void => setOpen(false);

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Returns a function that opens the selector of the server by its speed, over any page. */
export function useSpeedSelector(): () => void {
  return open;
}

/** Renders the open selector; once in the frame, because the menu that opens it may close. */
export function SpeedSelector(): ReactNode {
  const isShown = useSyncExternalStore(subscribe, () => isOpen);
  // The next frame starts without it.
  useEffect(() => close, []);
  if (!isShown) return null;
  return (
    <Suspense>
      <SpeedDialog onClose={close} />
    </Suspense>
  );
}
