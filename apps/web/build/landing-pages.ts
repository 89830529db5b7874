import path from 'node:path';

import type { Plugin } from 'vite';

import type { LandingPages } from '../server/landing-pages.ts';
import { languages } from '../src/i18n/languages.ts';
import type { Page } from '../src/pages/page.ts';
import { compileTexts } from '../translation/compile-texts.ts';
import { defaultBrand } from './default-brand.ts';

/** Not served as a file. */
const LANDING_FILE = '.vite/landing.json';

/** A variable path, so that Vite does not bundle the site with its configuration. */
const REGISTRY = path.join(import.meta.dirname, '../src/pages/pages.ts');

/** Writes the titles and descriptions of the landing pages, in the languages of the brand, for the server. */
export function landingPages(): Plugin {
  return {
    name: 'landing-pages',
    apply: 'build',
    async generateBundle() {
      const source = JSON.stringify(await landingPagesOf());
      this.emitFile({ type: 'asset', fileName: LANDING_FILE, source });
    },
  };
}

/** The landing pages of the registry, with their texts. Throws when a text is missing. */
async function landingPagesOf(): Promise<LandingPages> {
  const brand = await defaultBrand();
  const { pages }: { readonly pages: readonly Page[] } = await import(REGISTRY);
  const { texts } = compileTexts();
  const textOf = (tag: string, namespace: string, key: string): string => {
    let value: unknown = texts.get(`${tag}/${namespace}`);
    for (const step of key.split('.')) value = Object(value)[step];
    if (typeof value !== 'string') throw new Error(`There is no text ${namespace}:${key} in ${tag}.`);
    return value;
  };
  return {
    merchantCode: brand.merchantCode,
    siteName: brand.name,
    defaultLanguage: brand.defaultLanguage,
    languages: Object.fromEntries(
      brand.languages.map((code) => [code, { tag: languages[code].bcp47, direction: languages[code].direction }]),
    ),
    pages: pages.flatMap(({ paths, landing, titleKey }) => {
      if (landing === undefined) return [];
      const textsByLanguage = brand.languages.map((code) => {
        const tag = languages[code].bcp47;
        const [namespace = '', key = ''] = titleKey?.split(':', 2) ?? [];
        const title = titleKey === undefined ? undefined : textOf(tag, namespace, key);
        return [code, { title, description: textOf(tag, 'pages', landing.descriptionKey) }] as const;
      });
      return [{ paths, pictures: landing.pictures, texts: Object.fromEntries(textsByLanguage) }];
    }),
  };
}
