import type { BrandTokens, ColorScheme } from '@croupier/ui/theme';
import type { Plugin } from 'vite';

import { familyOf } from './brand-fonts.ts';
import { defaultBrand } from './default-brand.ts';

const SHEET = /\/src\/app\/boot\.css$/;
/** Width in px from which the desktop values apply, as in `boot.css`. */
const DESKTOP = 900;
/** Height in px of the line below the header. */
const HEADER_LINE = 1;

/** Puts the brand's values before `boot.css`, which paints the page before the theme is loaded. */
export function bootTokens(): Plugin {
  return {
    name: 'boot-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: SHEET },
      handler: async (css) => bootTokenRules((await defaultBrand()).tokens) + css,
    },
  };
}

/** Custom properties of `boot.css`: colours, and sizes of what the page takes over. */
export function bootTokenRules(tokens: BrandTokens): string {
  return [
    rule('html', {
      container: `${tokens.space.container}px`,
      ...sizes(tokens, 'phone'),
      ...colours(tokens, 'dark'),
    }),
    rule("html[data-theme='light']", colours(tokens, 'light')),
    `@media (min-width: ${DESKTOP}px){${rule('html', sizes(tokens, 'desktop'))}}`,
    '',
  ].join('\n');
}

function rule(selector: string, values: Readonly<Record<string, string>>): string {
  const { scheme, ...properties } = values;
  const declarations = Object.entries(properties).map(([name, value]) => `--boot-${name}:${value}`);
  if (scheme !== undefined) declarations.push(`color-scheme:${scheme}`);
  return `${selector}{${declarations.join(';')}}`;
}

function colours({ color, surfaces }: BrandTokens, scheme: ColorScheme): Record<string, string> {
  const { bg, text, action, onAction } = color[scheme];
  return { scheme, bg, text, action, 'on-action': onAction, header: surfaces[scheme].header.bg };
}

function sizes({ size, type, fonts }: BrandTokens, screen: 'phone' | 'desktop'): Record<string, string> {
  const font = (role: 'title' | 'lead'): string => {
    const { weight, family, [screen]: text } = type[role];
    const lineHeight = Math.round(text.size * text.line);
    return `${weight} ${text.size / 16}rem/${lineHeight}px ${installedFamilies(fonts, family)}`;
  };
  return { 'header-height': `${size.header[screen] + HEADER_LINE}px`, title: font('title'), lead: font('lead') };
}

/**
 * A stack without the families of font files, which arrive while the code does: what stays has their widths, so that the
 * page takes over a text of the same size.
 */
function installedFamilies(fonts: BrandTokens['fonts'], stack: 'display' | 'text'): string {
  const files = new Set([familyOf(fonts.display), familyOf(fonts.text)]);
  const families = fonts[stack].split(',').map((family) => family.trim());
  return families.filter((family) => !files.has(familyOf(family))).join(', ');
}
