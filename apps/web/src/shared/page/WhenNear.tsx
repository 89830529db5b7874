import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far before its place a part begins to load. */
const AHEAD = '300px';

export interface WhenNearProps {
  /** In the size of what is to come. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** A part below what is seen first: it loads once the reader comes near. */
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
