import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scroll-positions';
/** How long Back waits for a page to become as long as it was, in milliseconds. */
const PATIENCE = 2_000;

/** How many entries of the history are remembered. */
const REMEMBERED = 50;

/** Where the entries of the history were left: pairs of key and pixels, the latest last. */
function readPositions(): Map<string, number> {
  // What is stored is written here alone.
  return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
}

function keepPosition(key: string): void {
  const positions = readPositions();
  positions.delete(key);
  positions.set(key, Math.round(scrollY));
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-REMEMBERED)));
}

/**
 * A new page starts at its top [ROUTE-02], or at the part that the address names; Back finds the list where it was
 * left. A change of the same entry (a search being typed) leaves the page alone.
 */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const remember = (): void => keepPosition(key);
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
    // To measure a page that is at its top anyway would hold up the first view.
    if (isFirst && left === 0) return undefined;
    if (type === NavigationType.Pop) return scrollWhenLongEnough(left);
    if (type === NavigationType.Replace && isSamePage) return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    return undefined;
  }, [key, type, pathname, hash]);
}

/** How long the page rests before a scroll counts as over where the browser does not say so, in milliseconds. */
const REST = 100;

function onScrollEnd(hear: () => void): () => void {
  if (Object.hasOwn(window, 'onscrollend')) {
    addEventListener('scrollend', hear);
    return () => removeEventListener('scrollend', hear);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(hear, REST);
  };
  addEventListener('scroll', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', wait);
  };
}

/** How long a restored position is held while skeletons give way to content of another height, in milliseconds. */
const SETTLING = 1_000;
/** What a visitor scrolls with; it ends the restoring. */
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls as soon as the page is long enough, and again when it shrinks meanwhile; an input of the visitor ends it. */
function scrollWhenLongEnough(top: number): () => void {
  const startedAt = performance.now();
  let reachedAt: number | undefined;
  let frame = 0;
  const stop = (): void => cancelAnimationFrame(frame);
  const attempt = (): void => {
    const now = performance.now();
    const isReady = document.documentElement.scrollHeight - innerHeight >= top;
    const isLate = now - startedAt > PATIENCE;
    if (isReady) reachedAt ??= now;
    if ((isReady || isLate) && Math.abs(scrollY - top) > 1) scrollTo({ top, behavior: 'instant' });
    if (isLate || (reachedAt !== undefined && now - reachedAt > SETTLING)) return;
    frame = requestAnimationFrame(attempt);
  };
  attempt();
  for (const input of INPUTS) addEventListener(input, stop, { once: true, passive: true });
  return stop;
}
