const MASK = '***';

/**
 * A name as others may see it: its first and last letter with a mask of fixed length between them, so that its length
 * stays unknown too. Of a name of up to three letters only the first is shown. Letters are what a reader sees as one,
 * accents and joined signs included.
 */
export function maskName(name: string): string {
  const letters = Array.from(
    new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name.trim()),
    ({ segment }) => segment,
  );
  const [first = ''] = letters;
  return `${first}${MASK}${letters.length > 3 ? (letters.at(-1) ?? '') : ''}`;
}
