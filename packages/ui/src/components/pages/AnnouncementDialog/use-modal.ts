import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { holdRestOfPage } from '../internal/hold-rest-of-page.ts';

export interface ModalOptions {
  /** The child of the body that contains the dialog and its backdrop. */
  layer: RefObject<HTMLElement | null>;
  /** Receives the focus. */
  paper: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** While mounted: makes the rest of the page inert and its scrolling stop, and closes on Escape. Then returns the focus. */
export function useModal({ layer, paper, onClose }: ModalOptions): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const own = layer.current;
    if (own === null) return undefined;
    const opener = document.activeElement;
    const release = holdRestOfPage(own);
    paper.current?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog above hides this one.
      if (event.key === 'Escape' && own.getAttribute('aria-hidden') !== 'true') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      release();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [layer, paper]);
}
