import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Plugin } from 'vite';

/** Languages of the texts in the page's HTML: the default brand's, and English. */
const FIRST_PAINT_KEYS = ['fil-PH', 'en'];

/** Writes the text that a visitor sees when the code fails to load, with a reload link, into the HTML. */
export function startTexts(localesFolder: string): Plugin {
  const linesOf = async (language: string): Promise<string> => {
    const { slow, retry } = JSON.parse(await readFile(path.join(localesFolder, language, 'start.json'), 'utf8'));
    return `<span lang="${language}">${slow}<br /><a href="/">${retry}</a></span>`;
  };
  return {
    name: 'start-texts',
    async transformIndexHtml(html) {
      const lines = await Promise.all(FIRST_PAINT_KEYS.map(linesOf));
      return html.replace('<!--start-texts-->', lines.join('<br /><br />'));
    },
  };
}
