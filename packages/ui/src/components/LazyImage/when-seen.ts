/** Share of a picture that has to be in view before it is fetched (CONST-04). */
const THRESHOLD = 0.1;

/** Fetching begins this far before the screen, so that a scrolled list is not empty. */
const MARGIN = '50% 25%';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all pictures of the page: thousands of observers of one picture each would cost a frame. */
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

/** Calls back once, when the element comes into view; at once where that cannot be known. The answer stops waiting. */
export function whenSeen(element: Element, seen: () => void): () => void {
  const watcher = sharedObserver();
  if (!watcher) {
    seen();
    return () => {};
  }
  waiting.set(element, seen);
  watcher.observe(element);
  return () => forget(element);
}
