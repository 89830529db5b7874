import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

/** Hover delay before opening, and grace period after leaving, in ms. */
const OPEN_AFTER = 140;
const CLOSE_AFTER = 260;

const FOCUSABLE = 'a[href], button:not(:disabled), input, [tabindex="0"]';

/** Panel of an item: opened by hover or arrow down, closed by Escape and leaving. */
export function useMegaPanel(root: RefObject<HTMLElement | null>) {
  const panelId = useId();
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const intoPanel = useRef(false);

  const later = (id: string | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(id), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (open === undefined || !intoPanel.current) return;
    intoPanel.current = false;
    document.getElementById(panelId)?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }, [open, panelId]);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(undefined);
  };

  return {
    panelId,
    open,
    rootProps: {
      onPointerLeave: () => later(undefined, CLOSE_AFTER),
      onPointerEnter: () => open !== undefined && clearTimeout(timer.current),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || open === undefined) return;
        root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
        close();
      },
    },
    linkProps: (id: string, hasPanel: boolean) => ({
      'aria-expanded': hasPanel ? open === id : undefined,
      'aria-controls': open === id ? panelId : undefined,
      onPointerEnter: (event: PointerEvent) => {
        // Touch follows the link instead.
        if (event.pointerType !== 'mouse') return;
        later(hasPanel ? id : undefined, open === undefined ? OPEN_AFTER : OPEN_AFTER / 2);
      },
      onClick: close,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' || !hasPanel) return;
        event.preventDefault();
        intoPanel.current = true;
        clearTimeout(timer.current);
        setOpen(id);
        if (open === id) document.getElementById(panelId)?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
      },
    }),
  };
}
