import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in px, that counts as being at the end. */
const END_TOLERANCE = 48;

export interface StickToEndOptions {
  /** Identifies the first message; another one in front keeps the place of those that were there. */
  firstId: string | undefined;
  /** Identifies the last message. */
  lastId: string | undefined;
  /** The user wrote the last message, which scrolls to the end in any case. */
  isOwn: boolean;
}

/** Keeps the scroll area `log` at its end while messages arrive, unless the user has scrolled up. */
export function useStickToEnd({ firstId, lastId, isOwn }: StickToEndOptions) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const previousId = useRef<string>(undefined);
  const previousFirst = useRef({ id: firstId, height: 0 });
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
    const element = log.current;
    if (!element) return;
    const { id, height } = previousFirst.current;
    // Older messages were loaded in front; not every browser keeps the place by itself.
    if (id !== firstId && !isAtEnd.current) element.scrollTop += element.scrollHeight - height;
    previousFirst.current = { id: firstId, height: element.scrollHeight };
  });

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
