import type { Pen } from './pen.ts';

/** A whole picture of its own. Plain on purpose: no script, no style, nothing from elsewhere. */
export function svg(width: number, height: number, pen: Pen, body: string, shownWidth?: number): string {
  const size =
    shownWidth === undefined ? '' : ` width="${shownWidth}" height="${Math.round((shownWidth * height) / width)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${size} preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round">` +
    `${shorten(pen.defs() + body)}</svg>`
  );
}

/** A number that follows from a text, for choices that are the same at every look. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The same picture in fewer letters. */
function shorten(body: string): string {
  return body
    .replaceAll(/#([\da-f])\1([\da-f])\2([\da-f])\3\b/g, '#$1$2$3')
    .replaceAll(/(?<=[" ,(a-zA-Z-])0\.(?=\d)/g, '.');
}
