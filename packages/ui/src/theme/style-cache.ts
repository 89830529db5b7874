import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/** True when the browser supports CSS nesting, including relaxed selectors. */
const SUPPORTS_NESTING = 'CSSNestedDeclarations' in globalThis;

/** A nested selector such as `:hover` without `&`, which emotion and browsers interpret differently. */
const EMOTION_ONLY = /(?:^|[;{},])\s*:/;

/**
 * Emotion's cache with three changes. No vendor prefixes, which take a sixth of its time; add them by hand where
 * needed. Nested rules are passed to browsers that support them: flattening took two thirds of the first commit's
 * time. Each rendering gets its own style sheet: Chromium restyles everything a sheet applies to when a media query is
 * inserted, which was the whole page for every later part.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Silences emotion's warning about selectors that are unsafe in server rendering only.
  cache.compat = true;
  if (SUPPORTS_NESTING) insertUnprocessed(cache);
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    insert(rule);
    if (isOpen) return;
    isOpen = true;
    queueMicrotask(() => {
      isOpen = false;
      // Makes emotion treat the sheet as full.
      sheet.ctr = 0;
    });
  };
  return cache;
}

function insertUnprocessed(cache: EmotionCache): void {
  const takeApart = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const { name, styles } = serialized;
    if (selector === '' || EMOTION_ONLY.test(styles)) return takeApart(selector, serialized, sheet, shouldCache);
    sheet.insert(`${selector}{${styles}}`);
    if (shouldCache) cache.inserted[name] = true;
    return undefined;
  };
}
