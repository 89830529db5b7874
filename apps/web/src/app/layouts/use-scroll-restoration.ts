import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scroll-positions';
/** Time in ms that Back waits for the page to reach its earlier height. */
const RESTORE_TIMEOUT_MS = 2_000;

/** Maximum number of stored history entries. */
const MAX_POSITIONS = 50;

/** Scroll positions by history entry: pairs of key and px, the latest last. */
function readPositions(): Map<string, number> {
  // Only written here, so the shape is known.
  return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
}

function savePosition(key: string): void {
  const positions = readPositions();
  positions.delete(key);
  positions.set(key, Math.round(scrollY));
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
}

/**
 * Scroll restoration: a new page starts at its top [ROUTE-02] or at the URL's fragment; Back returns to the stored
 * position. Replacing the same entry (typing a search) does not scroll.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const remember = (): void => savePosition(key);
    const forget = onScrollEnd(remember);
    addEventListener('pagehide', remember);
    return () => {
      forget();
      removeEventListener('pagehide', remember);
    };
  }, [key]);

  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    const left = readPositions().get(key) ?? 0;
    // Measuring a page that is at its top would delay the first view.
    if (isFirst && left === 0) return undefined;
    if (type === NavigationType.Pop) return scrollWhenTallEnough(left);
    if (type === NavigationType.Replace && isSamePage) return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    return undefined;
  }, [key, type, pathname, hash]);
}

/** Time in ms without scrolling after which a scroll has ended, in browsers without `scrollend`. */
const SCROLL_END_DELAY_MS = 100;

function onScrollEnd(onScroll: () => void): () => void {
  if (Object.hasOwn(window, 'onscrollend')) {
    addEventListener('scrollend', onScroll);
    return () => removeEventListener('scrollend', onScroll);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onScroll, SCROLL_END_DELAY_MS);
  };
  addEventListener('scroll', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', wait);
  };
}

/** How long a restored position is held while skeletons give way to content of another height, in milliseconds. */
const LAYOUT_MS = 1_000;
/** What a visitor scrolls with; it ends the restoring. */
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls as soon as the page is long enough, and again when it shrinks meanwhile; an input of the visitor ends it. */
function scrollWhenTallEnough(top: number): () => void {
  const startedAt = performance.now();
  let reachedAt: number | undefined;
  let frame = 0;
  const stop = (): void => cancelAnimationFrame(frame);
  const attempt = (): void => {
    const now = performance.now();
    const isReady = document.documentElement.scrollHeight - innerHeight >= top;
    const isLate = now - startedAt > RESTORE_TIMEOUT_MS;
    if (isReady) reachedAt ??= now;
    if ((isReady || isLate) && Math.abs(scrollY - top) > 1) scrollTo({ top, behavior: 'instant' });
    if (isLate || (reachedAt !== undefined && now - reachedAt > LAYOUT_MS)) return;
    frame = requestAnimationFrame(attempt);
  };
  attempt();
  for (const input of INPUTS) addEventListener(input, stop, { once: true, passive: true });
  return stop;
}
