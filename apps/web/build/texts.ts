import type { Plugin } from 'vite';

import { compileTexts, reportTexts } from '../translation/compile-texts.ts';
import { languages } from '../src/i18n/languages.ts';
import { SOURCE_LANGUAGE } from '../translation/text-files.ts';
import { defaultBrand } from './default-brand.ts';

/** URL of the texts in development, where they have no version. */
const DEVELOPMENT_URL = '/texts';
const TEXT_FILE = /[\\/]texts[\\/][^\\/]+\.json$/;

/**
 * Serves the texts of a language and a namespace as a JSON file below `import.meta.env.TEXTS_URL`. All have the version of
 * that URL, so that the code does not grow with their number. `import.meta.env.START_TEXTS` has the texts of a failed start
 * in the default language and in English. The build reports what is filled with English.
 */
export function texts(folder?: string): Plugin {
  let compiled = compileTexts(folder);
  let url = DEVELOPMENT_URL;
  return {
    name: 'texts',
    async config(_config, { command }) {
      if (command === 'build') url = `/assets/texts/${compiled.version}`;
      const language = languages[(await defaultBrand()).defaultLanguage].bcp47;
      const startTexts = Object.fromEntries(
        [language, SOURCE_LANGUAGE].map((tag) => [tag, compiled.texts.get(`${tag}/start`)]),
      );
      return {
        define: {
          'import.meta.env.TEXTS_URL': JSON.stringify(url),
          'import.meta.env.START_TEXTS': JSON.stringify(startTexts),
        },
      };
    },
    generateBundle() {
      reportTexts(compiled).forEach((line) => this.info(line));
      for (const [name, content] of compiled.texts) {
        this.emitFile({ type: 'asset', fileName: `${url.slice(1)}/${name}.json`, source: JSON.stringify(content) });
      }
    },
    configureServer({ middlewares, watcher, ws }) {
      watcher.on('change', (file) => {
        if (!TEXT_FILE.test(file)) return;
        compiled = compileTexts(folder);
        ws.send({ type: 'full-reload' });
      });
      middlewares.use(DEVELOPMENT_URL, (request, response, next) => {
        const content = compiled.texts.get((request.url ?? '').replace(/^\/(.+)\.json$/, '$1'));
        if (content === undefined) return next();
        response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
        return response.end(JSON.stringify(content));
      });
    },
  };
}
