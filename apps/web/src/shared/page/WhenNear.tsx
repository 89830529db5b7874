import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance to the viewport at which loading starts. */
const AHEAD = '300px';

export interface WhenNearProps {
  /** Skeleton of the same size as the content. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children once scrolled near. */
export function WhenNear({ skeleton, children }: WhenNearProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place}>{skeleton}</div>;
}
