import type { Plugin } from 'vite';

import { compileTexts } from '../translation/compile-texts.ts';
import { languages } from '../src/i18n/languages.ts';
import { SOURCE_LANGUAGE } from '../translation/text-files.ts';
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
        const { slow, retry } = { ...texts.get(`${tag}/start`) };
        return `<span lang="${tag}">${String(slow)}<br /><a href="/">${String(retry)}</a></span>`;
      });
      return html
        .replace('__LANGUAGE__', language)
        .replace('__BRAND__', name)
        .replace('<!--start-texts-->', [...new Set(markup)].join('<br /><br />'));
    },
  };
}
