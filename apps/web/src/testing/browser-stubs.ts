/** Browser APIs that pages need and jsdom lacks. Everything is near the viewport, idle and at desktop width. */
export function stubBrowserApis(): void {
  class Observer {
    readonly root = null;
    readonly rootMargin = '';
    readonly thresholds = [];
    readonly #hear: (entries: { isIntersecting: boolean; target: Element }[], observer: Observer) => void;
    constructor(callback: (entries: { isIntersecting: boolean; target: Element }[], observer: Observer) => void) {
      this.#hear = callback;
    }
    observe(target: Element): void {
      setTimeout(() => this.#hear([{ isIntersecting: true, target }], this));
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
  const requestIdleCallback = (call: () => void): unknown => setTimeout(call);
  const parts = {
    matchMedia,
    requestIdleCallback,
    cancelIdleCallback: clearTimeout,
    IntersectionObserver: Observer,
    ResizeObserver: SizeObserver,
    scrollTo: () => {},
    open: () => null,
  };
  Object.assign(globalThis, parts);
  Object.assign(document, { fonts: { load: async () => [] } });
  Object.assign(Element.prototype, { scrollIntoView: () => {}, scrollTo: () => {}, setPointerCapture: () => {} });
}

/** Keeps styles out of the document: parsing them takes jsdom longer than rendering the page. */
export function skipStyleInsertion(): void {
  const elsewhere = document.createElement('head');
  const { head } = document;
  const insert = head.insertBefore.bind(head);
  head.insertBefore = <Inserted extends Node>(node: Inserted, before: Node | null): Inserted =>
    node instanceof HTMLStyleElement
      ? elsewhere.insertBefore(node, before?.parentNode === elsewhere ? before : null)
      : insert(node, before);
}

/** Gives every element this size: jsdom has no layout, and a grid without a width draws no tiles. */
export function giveElementsSize(width = 1200, height = 100): void {
  const box = { x: 0, y: 0, top: 0, left: 0, right: width, bottom: height, width, height };
  Element.prototype.getBoundingClientRect = () => ({ ...box, toJSON: () => box });
}
