import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

/** Hover delays before opening and before closing. */
const OPEN_DELAY_MS = 140;
const CLOSE_DELAY_MS = 260;

const FOCUSABLE = 'a[href], button:not(:disabled), input, [tabindex="0"]';

/** Panel of an item: opened by hover or arrow down, closed by Escape and when pointer or focus leave. */
export function useMegaPanel(root: RefObject<HTMLElement | null>) {
  const panelId = useId();
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusPanel = useRef(false);

  const schedule = (id: string | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(id), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (open === undefined || !focusPanel.current) return;
    focusPanel.current = false;
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
      onPointerLeave: () => schedule(undefined, CLOSE_DELAY_MS),
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
        // Touch opens the link instead of the panel.
        if (event.pointerType !== 'mouse') return;
        schedule(hasPanel ? id : undefined, open === undefined ? OPEN_DELAY_MS : OPEN_DELAY_MS / 2);
      },
      onClick: close,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' || !hasPanel) return;
        event.preventDefault();
        focusPanel.current = true;
        clearTimeout(timer.current);
        setOpen(id);
        if (open === id) document.getElementById(panelId)?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
      },
    }),
  };
}
