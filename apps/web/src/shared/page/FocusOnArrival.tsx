import { useEffect, useRef, type ReactNode } from 'react';

/** Elements that can receive the focus of a removed element. */
const CONTAINERS = 'section, form, [role="dialog"], main';

/** On mount, focuses the heading of the surrounding container, or the container, when the focus is lost. */
export function FocusOnArrival(): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const container = ref.current?.closest<HTMLElement>(CONTAINERS);
    if (container !== undefined && container !== null) rescueFocus(container);
  }, []);
  return <span ref={ref} hidden />;
}

/** Focuses the heading of a container, or the container, when no element has the focus. */
export function rescueFocus(container: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  const target = container.querySelector<HTMLElement>('h1, h2, h3') ?? container;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Focuses the page after a popup closed, when no element has the focus. */
export function rescueFocusOfPage(): void {
  const main = document.querySelector('main');
  if (main !== null && document.querySelector('[role="dialog"]') === null) rescueFocus(main);
}
