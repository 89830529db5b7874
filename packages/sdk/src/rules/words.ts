/** Chinese characters and kana: each is a word. */
const IDEOGRAPHS =
  '\\u3005-\\u3007\\u3041-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\uFF66-\\uFF9D\\u{20000}-\\u{2FA1F}';
/** Scripts without spaces between words: Thai, Lao, Burmese and Khmer. */
const UNSPACED = '\\u0E01-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF';
/** Average signs per word of an unspaced script. */
const SIGNS_PER_WORD = 4;

const RUNS = new RegExp(`([${IDEOGRAPHS}])|([${UNSPACED}]+)|([^\\s${IDEOGRAPHS}${UNSPACED}]+)`, 'gu');

/**
 * Number of words of a question to customer service, as `createSupportQuestion` counts them: a run of signs without
 * white space that holds a letter or a number is one; ideographs and unspaced scripts are counted by their signs.
 */
export function countWords(text: string): number {
  let words = 0;
  for (const [, ideograph, unspaced, run = ''] of text.matchAll(RUNS)) {
    if (ideograph !== undefined) words += 1;
    else if (unspaced !== undefined) words += Math.ceil(unspaced.length / SIGNS_PER_WORD);
    else if (/[\p{L}\p{N}]/u.test(run)) words += 1;
  }
  return words;
}

/** Number of Unicode code points: an emoji such as 👍 is one. */
export const countCharacters = (text: string): number => Array.from(text).length;
