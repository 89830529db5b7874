import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Plugin } from 'vite';

/** Languages of the texts in the page's HTML: the default language of the brand, and English. */
const FIRST_PAINT_LANGUAGES = ['fil-PH', 'en'];

/** Writes a text with a reload link into the HTML, which is shown when the code does not load. */
export function startTexts(folder: string): Plugin {
  const markupOf = async (language: string): Promise<string> => {
    const { slow, retry } = JSON.parse(await readFile(path.join(folder, `${language}.json`), 'utf8'));
    return `<span lang="${language}">${slow}<br /><a href="/">${retry}</a></span>`;
  };
  return {
    name: 'start-texts',
    async transformIndexHtml(html) {
      const texts = await Promise.all(FIRST_PAINT_LANGUAGES.map(markupOf));
      return html.replace('<!--start-texts-->', texts.join('<br /><br />'));
    },
  };
}
