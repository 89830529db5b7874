import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/** True when the browser supports CSS nesting, including relaxed selectors. */
const SUPPORTS_NESTING = 'CSSNestedDeclarations' in globalThis;

/** A nested selector such as `:hover` without `&`, which emotion and browsers interpret differently. */
const EMOTION_ONLY = /(?:^|[;{},])\s*:/;

/**
 * Emotion's cache with three changes:
 * - No vendor prefixes, which take a sixth of its time; write them by hand where needed.
 * - Nested rules are passed unchanged to browsers that support them; flattening took two thirds of the first commit.
 * - Each React commit gets its own style sheet: when a media query is inserted, Chromium restyles everything that the
 *   sheet applies to.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Silences emotion's warning about selectors that are unsafe in server rendering only.
  cache.compat = true;
  if (SUPPORTS_NESTING) insertUnprocessed(cache);
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isResetScheduled = false;
  sheet.insert = (rule) => {
    insert(rule);
    if (isResetScheduled) return;
    isResetScheduled = true;
    queueMicrotask(() => {
      isResetScheduled = false;
      // Makes emotion treat the sheet as full.
      sheet.ctr = 0;
    });
  };
  return cache;
}

function insertUnprocessed(cache: EmotionCache): void {
  const insertProcessed = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const { name, styles } = serialized;
    if (selector === '' || EMOTION_ONLY.test(styles)) return insertProcessed(selector, serialized, sheet, shouldCache);
    sheet.insert(`${selector}{${styles}}`);
    if (shouldCache) cache.inserted[name] = true;
    return undefined;
  };
}
