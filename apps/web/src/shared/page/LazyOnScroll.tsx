import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance to the viewport at which loading starts. */
const LOAD_MARGIN = '300px';

export interface WhenNearProps {
  /** Skeleton of the same size as the content. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children once scrolled near. */
export function LazyOnScroll({ skeleton, children }: WhenNearProps): ReactNode {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (sentinel.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={sentinel}>{skeleton}</div>;
}
