import type { BrandTokens, MarkDrawing } from '@croupier/ui/theme';
import { engravingPath, rosetteSide } from '@croupier/ui/engraving-path';

import { familyOf } from './brand-fonts.ts';

/** Side of an icon in its own units. */
const ICON = 512;
/** Share of a maskable icon that every mask shows, as a circle. */
const SAFE_ZONE = 0.8;

/** Size in px of the picture in a preview of a link. */
export const PREVIEW = { width: 1200, height: 630 } as const;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The brand's mark in a square. */
export function markAt({ mark, color }: BrandTokens, x: number, y: number, side: number): string {
  const paths = mark.shapes.map(({ d, fill, stroke, strokeWidth, dash, dashOffset }: MarkDrawing['shapes'][number]) => {
    const outline =
      stroke === undefined
        ? ''
        : ` stroke="${color.dark[stroke]}" stroke-width="${strokeWidth ?? 1}" stroke-dasharray="${dash ?? 'none'}" stroke-dashoffset="${dashOffset ?? 0}"`;
    return `<path d="${d}" fill="${fill === undefined ? 'none' : color.dark[fill]}"${outline}/>`;
  });
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${mark.viewBox}">${paths.join('')}</svg>`;
}

/** The icon of the installed site. A maskable one fills the square, and its mark is in the part that every mask shows. */
export function iconSvg(tokens: BrandTokens, kind: 'any' | 'maskable'): string {
  const side = ICON * (kind === 'maskable' ? SAFE_ZONE * 0.72 : 0.66);
  const offset = (ICON - side) / 2;
  const { panel } = tokens.surfaces.dark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON} ${ICON}">
    <defs><radialGradient id="g" cx=".5" cy=".35" r=".8">
      <stop offset="0" stop-color="${panel.bgHighlight}"/><stop offset="1" stop-color="${panel.bg}"/>
    </radialGradient></defs>
    <rect width="${ICON}" height="${ICON}" rx="${kind === 'maskable' ? 0 : ICON * 0.22}" fill="url(#g)"/>
    ${markAt(tokens, offset, offset, side)}
  </svg>`;
}

/** Splits a text into lines of at most this many letters; the last one ends in an ellipsis when there are more. */
export function linesOf(text: string, letters: number, maxLines: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= maxLines
    ? lines
    : [...lines.slice(0, maxLines - 1), `${(lines[maxLines - 1] ?? '').replace(/[\s,.:;]+$/, '')} …`];
}

export interface PreviewTexts {
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
}

/** The picture in previews of links to a page: its title and description on the brand's table. */
export function previewSvg(tokens: BrandTokens, { siteName, title, description }: PreviewTexts): string {
  const { color, fonts, type } = tokens;
  const { width, height } = PREVIEW;
  const display = familyOf(fonts.display);
  const { weight } = type.banner;
  const text = familyOf(fonts.text);
  const titleLines = linesOf(title, 17, 2);
  const titleSize = titleLines.length > 1 || title.length > 13 ? 76 : 96;
  const descriptionLines = linesOf(description, 42, 3);
  const titleTop = 258 - (titleLines.length - 1) * 34 + (3 - descriptionLines.length) * 14;
  const descriptionTop = titleTop + (titleLines.length - 1) * titleSize * 1.1 + 72;
  const line = (content: string, y: number, style: string): string =>
    `<text x="80" y="${y}" ${style}>${escapeXml(content)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <defs><radialGradient id="g" cx=".88" cy=".5" r=".9">
      <stop offset="0" stop-color="${color.dark.bgHighlight}"/><stop offset="1" stop-color="${color.dark.bg}"/>
    </radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#g)"/>
    <svg x="690" y="-65" width="760" height="760" viewBox="0 0 ${rosetteSide} ${rosetteSide}">
      <path d="${engravingPath({ kind: 'rosette', lines: 12, petals: 6 })}" fill="none" stroke="${color.dark.engraving}" stroke-width="3.2" opacity=".4"/>
    </svg>
    ${markAt(tokens, 950, 195, 240)}
    ${markAt(tokens, 78, 70, 46)}
    ${line(siteName, 105, `transform="translate(60 0)" font-family="${display}" font-weight="${weight}" font-size="34" fill="${color.dark.text}"`)}
    ${titleLines.map((content, index) => line(content, titleTop + index * titleSize * 1.1, `font-family="${display}" font-weight="${weight}" font-size="${titleSize}" fill="${color.dark.text}"`)).join('')}
    ${descriptionLines.map((content, index) => line(content, descriptionTop + index * 44, `font-family="${text}" font-size="31" fill="${color.dark.text2}"`)).join('')}
    <rect x="80" y="${height - 62}" width="120" height="5" rx="2.5" fill="${color.dark.action}"/>
  </svg>`;
}
