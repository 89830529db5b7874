import { useLayoutEffect, useRef } from 'react';

/** Keeps the scroll position of a page while another one is shown in its place, which begins at the top. */
export function useKeptScroll(isShown: boolean): void {
  const position = useRef(0);
  const wasReplaced = useRef(false);
  useLayoutEffect(() => {
    if (!isShown) {
      wasReplaced.current = true;
      scrollTo(0, 0);
      return undefined;
    }
    if (wasReplaced.current) scrollTo(0, position.current);
    wasReplaced.current = false;
    const save = (): void => {
      position.current = scrollY;
    };
    addEventListener('scroll', save, { passive: true });
    return () => removeEventListener('scroll', save);
  }, [isShown]);
}
