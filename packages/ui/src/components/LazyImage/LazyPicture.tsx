import { useCallback, useMemo, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { mergeRefs } from '../TextField/merge-refs.ts';

/** Visible fraction of a picture that starts loading (CONST-04). */
const THRESHOLD = 0.1;

/** Loading starts this far before the viewport. */
const MARGIN = '50% 25%';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all pictures: thousands of observers would cost a frame. */
function sharedObserver(): IntersectionObserver | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const seen = waiting.get(target);
        forget(target);
        seen?.();
      }
    },
    { threshold: THRESHOLD, rootMargin: MARGIN },
  );
  return observer;
}

function forget(element: Element) {
  waiting.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls back once when the element becomes visible; at once without IntersectionObserver. Returns a function that
 * cancels.
 */
function onceVisible(element: Element, seen: () => void): () => void {
  const watcher = sharedObserver();
  if (!watcher) {
    seen();
    return () => {};
  }
  waiting.set(element, seen);
  watcher.observe(element);
  return () => forget(element);
}

export interface LazyPictureProps extends ComponentPropsWithRef<'img'> {
  src: string;
  alt: string;
  /** Loads eagerly, for pictures in the first viewport. */
  eager?: boolean;
  /** Called when the picture failed; it is not retried. */
  onFail?: () => void;
}

const show = (event: SyntheticEvent<HTMLImageElement>) => {
  event.currentTarget.dataset.shown = '';
};

/**
 * The img element of a LazyImage; key it by its URL. Sets `src` and `data-shown` on the DOM directly, so that a list
 * of thousands does not render again for each picture.
 */
export function LazyPicture(props: LazyPictureProps) {
  const { src, alt, eager = false, onFail, ref, ...rest } = props;
  const fetchWhenSeen = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || eager) return undefined;
      return onceVisible(image, () => {
        image.src = src;
      });
    },
    [src, eager],
  );
  const ownRef = useMemo(() => mergeRefs(ref, fetchWhenSeen), [ref, fetchWhenSeen]);
  return (
    <img
      decoding="async"
      {...rest}
      {...(eager && { src })}
      ref={ownRef}
      alt={alt}
      data-shown={eager ? '' : undefined}
      onLoad={show}
      onError={onFail}
    />
  );
}
