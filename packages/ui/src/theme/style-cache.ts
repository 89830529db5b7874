import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/** True when the browser supports CSS nesting, including relaxed selectors. */
const SUPPORTS_NESTING = 'CSSNestedDeclarations' in globalThis;

/** A nested selector such as `:hover` without `&`, which emotion and browsers interpret differently. */
const EMOTION_ONLY = /(?:^|[;{},])\s*:/;

/**
 * Emotion's cache with three changes, which set fields that emotion does not document; a test fails when they have no
 * effect:
 * - No vendor prefixes, which take a sixth of its time; write them by hand where needed.
 * - Nested rules are passed unchanged to browsers that support them; flattening took two thirds of the first commit.
 * - Each React commit gets its own style sheet: when a media query is inserted, Chromium restyles everything that the
 *   sheet applies to.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  allowEverySelector(cache);
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

/** The cache of the page. */
export const styleCache = createStyleCache();

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

/** Silences emotion's warning about selectors such as `:first-child`, which are unsafe in server rendering only. */
export function allowEverySelector(cache: EmotionCache): void {
  cache.compat = true;
}
