const MASK = '***';

/**
 * Masks a name for other visitors: first and last letter with a mask of fixed length between them, which hides the
 * length of the name. Names of up to three letters show only the first letter. A letter is one grapheme, including
 * accents and joined characters.
 */
export function maskName(name: string): string {
  const letters = Array.from(
    new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name.trim()),
    ({ segment }) => segment,
  );
  const [first = ''] = letters;
  return `${first}${MASK}${letters.length > 3 ? (letters.at(-1) ?? '') : ''}`;
}
