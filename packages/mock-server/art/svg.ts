import type { SvgDefs } from './kit.ts';

/** Builds a standalone SVG document without scripts, styles or external references. */
export function svg(width: number, height: number, defs: SvgDefs, body: string, shownWidth?: number): string {
  const size =
    shownWidth === undefined ? '' : ` width="${shownWidth}" height="${Math.round((shownWidth * height) / width)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${size} preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round">` +
    `${shorten(defs.toSvg() + body)}</svg>`
  );
}

/** Hashes a string (FNV-1a), for choices that depend only on it. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Shortens colours and decimals without changing the picture. */
function shorten(body: string): string {
  return body
    .replaceAll(/#([\da-f])\1([\da-f])\2([\da-f])\3\b/g, '#$1$2$3')
    .replaceAll(/(?<=[" ,(a-zA-Z-])0\.(?=\d)/g, '.');
}
