import { createHash } from 'node:crypto';
import path from 'node:path';

import type { Plugin } from 'vite';

import type { LandingPage, LandingPages } from '../server/landing-pages.ts';
import { languages } from '../src/i18n/languages.ts';
import type { LandingTexts, PageLanding } from '../src/pages/landings.ts';
import type { Page } from '../src/pages/page.ts';
import { compileTexts } from '../translation/compile-texts.ts';
import { brandFonts } from './brand-fonts.ts';
import { PREVIEW, previewSvg } from './brand-pictures.ts';
import { defaultBrand } from './default-brand.ts';
import { drawPng } from './png.ts';
import { privatePaths } from './private-paths.ts';
import { textReader } from './text-reader.ts';

/** Not served as a file. */
const LANDING_FILE = '.vite/landing.json';

/** Variable paths, so that Vite does not bundle the site with its configuration. */
const REGISTRY = path.join(import.meta.dirname, '../src/pages/pages.ts');
const LANDINGS = path.join(import.meta.dirname, '../src/pages/landings.ts');

/**
 * Writes the titles and descriptions of the landing pages, in the languages of the brand, for the server, and draws the
 * picture of each in previews of links, in the default language: a preview is made without a visitor.
 */
export function landingPages(): Plugin {
  return {
    name: 'landing-pages',
    apply: 'build',
    async generateBundle() {
      const { tokens } = await defaultBrand();
      const landing = await landingPagesOf();
      const { siteName, defaultLanguage } = landing;
      const textsOf = (page: (typeof landing.pages)[number]) => {
        const { title = siteName, description } = page.texts[defaultLanguage] ?? { description: '' };
        return { siteName, title, description };
      };
      const fonts = await brandFonts(tokens, landing.pages.flatMap((page) => Object.values(textsOf(page))).join('…'));
      const pages = [];
      for (const page of landing.pages) {
        const picture = await drawPng(previewSvg(tokens, textsOf(page)), PREVIEW.width, fonts);
        const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8);
        const fileName = `assets/previews/${page.id}-${hash}.png`;
        this.emitFile({ type: 'asset', fileName, source: picture });
        pages.push({ ...page, preview: { url: `/${fileName}`, ...PREVIEW } });
      }
      this.emitFile({ type: 'asset', fileName: LANDING_FILE, source: JSON.stringify({ ...landing, pages }) });
    },
  };
}

/** Namespace and key of a text. */
function partsOf(text: string): [namespace: string, key: string] {
  const [namespace = '', key = ''] = text.split(':', 2);
  return [namespace, key];
}

function firstTextsOf({ heading, lead, facts }: LandingTexts, textOf: (text: string) => string) {
  return { heading: textOf(heading), lead: textOf(lead), facts: facts.map(textOf) };
}

type UndrawnPage = Omit<LandingPage, 'preview'>;

/** The landing pages of the registry, with their texts. Throws when a text is missing. */
async function landingPagesOf(): Promise<Omit<LandingPages, 'pages'> & { readonly pages: readonly UndrawnPage[] }> {
  const brand = await defaultBrand();
  const { pages }: { readonly pages: readonly Page[] } = await import(REGISTRY);
  const { landings }: { readonly landings: Readonly<Record<string, PageLanding>> } = await import(LANDINGS);
  const { texts } = compileTexts();
  return {
    merchantCode: brand.merchantCode,
    siteName: brand.name,
    defaultLanguage: brand.defaultLanguage,
    languages: Object.fromEntries(
      brand.languages.map((code) => [code, { tag: languages[code].bcp47, direction: languages[code].direction }]),
    ),
    privatePaths: privatePaths(pages),
    pages: pages.flatMap(({ id, paths, isLanding, titleKey }) => {
      if (isLanding !== true) return [];
      const landing = landings[id];
      if (landing === undefined) throw new Error(`landings.ts does not know the landing page ${id}.`);
      const textsByLanguage = brand.languages.map((code) => {
        const read = textReader(texts, languages[code].bcp47);
        const textOf = (text: string): string => read(...partsOf(text));
        const title = titleKey === undefined ? undefined : textOf(titleKey);
        const first = landing.firstTexts && firstTextsOf(landing.firstTexts, textOf);
        return [code, { title, description: read('pages', id), first }] as const;
      });
      return [{ id, paths, pictures: landing.pictures, texts: Object.fromEntries(textsByLanguage) }];
    }),
  };
}
