import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in px, that counts as being at the end. */
const END_TOLERANCE = 48;

/**
 * Keeps the scroll area `log` at its end while messages arrive, unless the user has scrolled up. `lastId` identifies the last
 * message, `isOwn` says that the user wrote it, which scrolls to the end in any case.
 */
export function useStickToEnd(lastId: string | undefined, isOwn: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const previousId = useRef<string>(undefined);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  const scrollToEnd = useCallback(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    isAtEnd.current = true;
    setHasNewBelow(false);
  }, []);

  useLayoutEffect(() => {
    const isNew = previousId.current !== lastId;
    const isFirst = previousId.current === undefined;
    previousId.current = lastId;
    if (isAtEnd.current || (isNew && isOwn)) scrollToEnd();
    else if (isNew && !isFirst) setHasNewBelow(true);
  }, [lastId, isOwn, scrollToEnd]);

  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined' || !log.current) return undefined;
    // The keyboard of a phone, a growing field and a loaded picture change the height.
    const observer = new ResizeObserver(() => isAtEnd.current && scrollToEnd());
    observer.observe(log.current);
    if (log.current.firstElementChild) observer.observe(log.current.firstElementChild);
    return () => observer.disconnect();
  }, [scrollToEnd]);

  const onScroll = () => {
    const element = log.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight <= END_TOLERANCE;
    if (isAtEnd.current) setHasNewBelow(false);
  };
  return { log, hasNewBelow, scrollToEnd, onScroll };
}
