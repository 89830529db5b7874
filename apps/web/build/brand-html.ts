import type { Plugin } from 'vite';

import { compileTexts } from '../translation/compile-texts.ts';
import { languages } from '../src/i18n/languages.ts';
import { SOURCE_LANGUAGE, type Texts } from '../translation/text-files.ts';
import { defaultBrand } from './default-brand.ts';

/**
 * Writes name and default language of the brand into the HTML, and a text with a reload link in that language and in
 * English, which is shown when the code does not load.
 */
export function brandHtml(): Plugin {
  return {
    name: 'brand-html',
    async transformIndexHtml(html) {
      const { name, defaultLanguage } = await defaultBrand();
      const language = languages[defaultLanguage].bcp47;
      const { texts } = compileTexts();
      const markup = [language, SOURCE_LANGUAGE].map((tag) => {
        const start = texts.get(`${tag}/start`);
        return `<span lang="${tag}">${textOf(start, 'slow')}<br /><a href="/">${textOf(start, 'retry')}</a></span>`;
      });
      return html
        .replace('__LANGUAGE__', language)
        .replace('__BRAND__', name)
        .replace('<!--start-texts-->', [...new Set(markup)].join('<br /><br />'));
    },
  };
}

function textOf(texts: Texts | undefined, key: string): string {
  const text = texts?.[key];
  if (typeof text !== 'string') throw new Error(`There is no text start:${key}.`);
  return text;
}
