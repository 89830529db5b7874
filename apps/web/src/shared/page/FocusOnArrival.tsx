import { useEffect, useRef, type ReactNode } from 'react';

/** What may take the focus in place of what is gone. */
const AROUND = 'section, form, [role="dialog"], main';

/** Moves the focus to this part's heading, or to the part, when the focused element was replaced by it. */
export function FocusOnArrival(): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const around = place.current?.closest<HTMLElement>(AROUND);
    if (around !== undefined && around !== null) rescueFocus(around);
  }, []);
  return <span ref={place} hidden />;
}

/** Gives the focus to the heading of a part of the page, or to the part itself, when it is lost. */
export function rescueFocus(around: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  const target = around.querySelector<HTMLElement>('h1, h2, h3') ?? around;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Gives the focus to the page when a popup over it is gone, and nothing else has taken it. */
export function rescueFocusOfPage(): void {
  const main = document.querySelector('main');
  if (main !== null && document.querySelector('[role="dialog"]') === null) rescueFocus(main);
}
