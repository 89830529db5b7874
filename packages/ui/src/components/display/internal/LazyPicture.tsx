import { useCallback, useMemo, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { mergeRefs } from '../../inputs/internal/merge-refs.ts';

/** Fraction of an image that must be visible before it is loaded (CONST-04). */
const THRESHOLD = 0.1;

/** Margin around the viewport that counts as visible. */
const MARGIN = '50% 25%';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all images: thousands of observers would delay a frame. */
function sharedObserver(): IntersectionObserver | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const onVisible = callbacks.get(target);
        unobserve(target);
        onVisible?.();
      }
    },
    { threshold: THRESHOLD, rootMargin: MARGIN },
  );
  return observer;
}

function unobserve(element: Element) {
  callbacks.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls back once when the element becomes visible; at once without IntersectionObserver. Returns a function that
 * cancels.
 */
function onceVisible(element: Element, onVisible: () => void): () => void {
  const shared = sharedObserver();
  if (!shared) {
    onVisible();
    return () => {};
  }
  callbacks.set(element, onVisible);
  shared.observe(element);
  return () => unobserve(element);
}

export interface LazyPictureProps extends ComponentPropsWithRef<'img'> {
  src: string;
  alt: string;
  /** Loads eagerly, for images in the first viewport. */
  eager?: boolean;
  /** Called when the image failed to load; loading is not retried. */
  onFail?: () => void;
}

const markLoaded = (event: SyntheticEvent<HTMLImageElement>) => {
  event.currentTarget.dataset.shown = '';
};

/**
 * The img element of a LazyImage; use its URL as the key. Sets `src` and `data-shown` on the DOM directly, so that a
 * list of thousands does not render again for each image.
 */
export function LazyPicture(props: LazyPictureProps) {
  const { src, alt, eager = false, onFail, ref, ...rest } = props;
  const loadWhenVisible = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || eager) return undefined;
      return onceVisible(image, () => {
        image.src = src;
      });
    },
    [src, eager],
  );
  const ownRef = useMemo(() => mergeRefs(ref, loadWhenVisible), [ref, loadWhenVisible]);
  return (
    <img
      decoding="async"
      {...rest}
      {...(eager && { src })}
      ref={ownRef}
      alt={alt}
      data-shown={eager ? '' : undefined}
      onLoad={markLoaded}
      onError={onFail}
    />
  );
}
