import type { Plugin } from 'vite';

import type { Brand } from '../brands/brand.ts';
import { languages, type LanguageCode } from '../src/i18n/languages.ts';
import { categoryPath, paths } from '../src/shared/paths.ts';
import { compileTexts } from '../translation/compile-texts.ts';
import { iconSvg } from './brand-pictures.ts';
import { defaultBrand } from './default-brand.ts';
import { drawPng } from './png.ts';
import { textReader } from './text-reader.ts';

const ICONS = [
  { src: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { src: 'icons/icon-512.png', size: 512, purpose: 'any' },
  { src: 'icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { src: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const;
const APPLE_ICON = { src: 'icons/apple-touch-icon.png', size: 180 } as const;

/** Pages that a long press on the icon of the installed site opens. */
const SHORTCUTS = { HOT: paths.hot, RNG: categoryPath('RNG'), LIVE: categoryPath('LIVE') };

const manifestFile = (code: LanguageCode): string => `manifest.${code}.webmanifest`;

/**
 * Makes the site installable: a manifest in each language of the brand, icons drawn from its mark, and what the HTML says
 * about both. The server and the app name the manifest of the visitor's language.
 */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    async transformIndexHtml(_html, { path }) {
      if (path !== '/index.html') return [];
      const { tokens, name, defaultLanguage } = await defaultBrand();
      const themeColor = (scheme: 'dark' | 'light') => ({
        tag: 'meta',
        attrs: {
          name: 'theme-color',
          media: `(prefers-color-scheme: ${scheme})`,
          content: tokens.surfaces[scheme].header.bg,
        },
      });
      return [
        themeColor('light'),
        themeColor('dark'),
        { tag: 'link', attrs: { rel: 'manifest', href: `/${manifestFile(defaultLanguage)}` } },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${APPLE_ICON.src}` } },
        { tag: 'meta', attrs: { name: 'apple-mobile-web-app-title', content: name } },
      ];
    },
    async generateBundle() {
      const brand = await defaultBrand();
      const { texts } = compileTexts();
      for (const code of brand.languages) {
        const manifest = manifestOf(brand, code, textReader(texts, languages[code].bcp47));
        this.emitFile({ type: 'asset', fileName: manifestFile(code), source: JSON.stringify(manifest) });
      }
      for (const { src, size, purpose } of [...ICONS, { ...APPLE_ICON, purpose: 'maskable' as const }]) {
        const source = await drawPng(iconSvg(brand.tokens, purpose), size);
        this.emitFile({ type: 'asset', fileName: src, source });
      }
    },
  };
}

/** The manifest of a brand in a language. */
function manifestOf(
  { name, tokens }: Brand,
  code: LanguageCode,
  textOf: (namespace: string, key: string) => string,
): object {
  const { bcp47: lang, direction: dir } = languages[code];
  return {
    id: '/',
    name,
    short_name: name,
    description: textOf('pages', 'home'),
    lang,
    dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: tokens.color.dark.bg,
    theme_color: tokens.surfaces.dark.header.bg,
    icons: ICONS.map(({ src, size, purpose }) => ({
      src: `/${src}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: Object.entries(SHORTCUTS).map(([id, url]) => ({ name: textOf('games', `categories.${id}`), url })),
  };
}
