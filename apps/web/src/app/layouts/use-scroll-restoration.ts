import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { entryStateOf } from '../../shared/entry-state.ts';

const STORAGE_KEY = 'scroll-positions';
/** Time in ms in which the page must reach its former height when the visitor goes back. */
const RESTORE_TIMEOUT_MS = 2_000;

/** Maximum number of stored history entries. */
const MAX_POSITIONS = 50;

/** Scroll positions in px by history entry, the latest last. */
function readPositions(): Map<string, number> {
  // Written only by `savePosition`.
  return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
}

function savePosition(key: string): void {
  const positions = readPositions();
  positions.delete(key);
  positions.set(key, Math.round(scrollY));
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
}

/**
 * Scrolls a new page to its top [ROUTE-02] or the URL's fragment, and to the stored position on Back. Does not scroll
 * when the entry is replaced on the same page, for example by a search.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash, state } = useLocation();
  const { keepsScroll = false } = entryStateOf(state);
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const save = (): void => savePosition(key);
    const unsubscribe = onScrollEnd(save);
    addEventListener('pagehide', save);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', save);
    };
  }, [key]);

  const lastPathname = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isFirst = lastPathname.current === undefined;
    const isSamePage = lastPathname.current === pathname;
    lastPathname.current = pathname;
    const savedTop = readPositions().get(key) ?? 0;
    // Measuring the page would delay the first paint.
    if (isFirst && savedTop === 0) return undefined;
    if (type === NavigationType.Pop) return scrollWhenTallEnough(savedTop);
    if (isSamePage && (type === NavigationType.Replace || keepsScroll)) return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    return undefined;
  }, [key, type, pathname, hash, keepsScroll]);
}

/** Time in ms without scrolling after which a scroll has ended, in browsers without `scrollend`. */
const SCROLL_END_DELAY_MS = 100;

function onScrollEnd(listener: () => void): () => void {
  if (Object.hasOwn(window, 'onscrollend')) {
    addEventListener('scrollend', listener);
    return () => removeEventListener('scrollend', listener);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(listener, SCROLL_END_DELAY_MS);
  };
  addEventListener('scroll', restartTimer, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', restartTimer);
  };
}

/** Time in ms for which a restored position is kept while content of another height replaces skeletons. */
const HOLD_MS = 1_000;
/** Events of a visitor who scrolls, which end the restoration. */
const SCROLL_INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls once the page is tall enough, and again when its height changes. Input of the visitor ends it. */
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
    if (isLate || (reachedAt !== undefined && now - reachedAt > HOLD_MS)) return;
    frame = requestAnimationFrame(attempt);
  };
  attempt();
  for (const input of SCROLL_INPUTS) addEventListener(input, stop, { once: true, passive: true });
  return stop;
}
