/** Stubs browser APIs that jsdom lacks: all elements intersect, the browser is idle, the viewport is a desktop's. */
export function stubBrowserApis(): void {
  class Observer {
    readonly root = null;
    readonly rootMargin = '';
    readonly thresholds = [];
    readonly #callback: (entries: { isIntersecting: boolean; target: Element }[], observer: Observer) => void;
    constructor(callback: (entries: { isIntersecting: boolean; target: Element }[], observer: Observer) => void) {
      this.#callback = callback;
    }
    observe(target: Element): void {
      setTimeout(() => this.#callback([{ isIntersecting: true, target }], this));
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  }
  class SizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  const matchMedia = (media: string): unknown => ({
    media,
    matches: media.includes('reduce') || media.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  });
  const requestIdleCallback = (callback: () => void): unknown => setTimeout(callback);
  const stubs = {
    matchMedia,
    requestIdleCallback,
    cancelIdleCallback: clearTimeout,
    IntersectionObserver: Observer,
    ResizeObserver: SizeObserver,
    scrollTo: () => {},
    open: () => null,
  };
  Object.assign(globalThis, stubs);
  Object.assign(document, { fonts: { load: async () => [] } });
  Object.assign(Element.prototype, { scrollIntoView: () => {}, scrollTo: () => {}, setPointerCapture: () => {} });
}

/** Keeps style elements out of the document, because jsdom parses them slower than it renders the page. */
export function skipStyleInsertion(): void {
  const detachedHead = document.createElement('head');
  const { head } = document;
  const insert = head.insertBefore.bind(head);
  head.insertBefore = <Inserted extends Node>(node: Inserted, before: Node | null): Inserted =>
    node instanceof HTMLStyleElement
      ? detachedHead.insertBefore(node, before?.parentNode === detachedHead ? before : null)
      : insert(node, before);
}
