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
export function onceVisible(element: Element, seen: () => void): () => void {
  const watcher = sharedObserver();
  if (!watcher) {
    seen();
    return () => {};
  }
  waiting.set(element, seen);
  watcher.observe(element);
  return () => forget(element);
}
