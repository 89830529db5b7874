import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { engravingPath, rosetteSide } from '@croupier/ui/engraving-path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

import type { Brand } from '../brands/brand.ts';
import { languages } from '../src/i18n/languages.ts';
import { compileTexts } from '../translation/compile-texts.ts';
import { SOURCE_LANGUAGE } from '../translation/text-files.ts';
import { iconSvg, markAt } from './brand-pictures.ts';
import { defaultBrand } from './default-brand.ts';
import { textReader } from './text-reader.ts';

const ICON = 'icon.svg';

/**
 * Writes name, default language and icon of the brand into the HTML, and a text with a reload link in that language and in
 * English, which is shown when the code does not load. The offline page gets the mark, the script of the theme, which has
 * the same hash in both, and its texts in every language of the brand.
 */
export function brandHtml(): Plugin {
  return {
    name: 'brand-html',
    configureServer({ middlewares }) {
      middlewares.use(`/${ICON}`, (_request, response, next) => {
        defaultBrand().then(
          ({ tokens }) => response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(iconSvg(tokens, 'any')),
          next,
        );
      });
    },
    async generateBundle() {
      const { tokens } = await defaultBrand();
      this.emitFile({ type: 'asset', fileName: ICON, source: iconSvg(tokens, 'any') });
    },
    async transformIndexHtml(html, { path: page, bundle }) {
      const brand = await defaultBrand();
      const { name, defaultLanguage } = brand;
      const language = languages[defaultLanguage].bcp47;
      const { texts } = compileTexts();
      const markup = [language, SOURCE_LANGUAGE].map((tag) => {
        const textOf = textReader(texts, tag);
        return `<span lang="${tag}">${textOf('start', 'slow')}<br /><a href="/">${textOf('start', 'retry')}</a></span>`;
      });
      const written = html
        .replace('__LANGUAGE__', language)
        .replace('__BRAND__', name)
        .replace('<!--start-texts-->', [...new Set(markup)].join('<br /><br />'))
        .replace('<!--theme-script-->', await themeScript())
        .replace('<!--offline-->', () => offlineContent(brand, texts));
      return { html: written, tags: page === '/index.html' && bundle ? preloads(bundle, brand) : [] };
    },
  };
}

/** Loads the data of the brand with the code that asks for it. */
function preloads(bundle: Rolldown.OutputBundle, { id }: Brand): HtmlTagDescriptor[] {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(`/brands/${id}/brand.ts`),
  );
  if (chunk === undefined) throw new Error(`The build has no chunk of the brand ${id}.`);
  return [
    { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` }, injectTo: 'head' },
  ];
}

/** The inline script of `index.html`, with its white space: the policy allows it by its hash. */
async function themeScript(): Promise<string> {
  const html = await readFile(path.join(import.meta.dirname, '../index.html'), 'utf8');
  const [script] = /<script>[\s\S]*?<\/script>/.exec(html) ?? [];
  if (script === undefined) throw new Error('index.html has no inline script.');
  return script;
}

/** Content of the offline page; its script shows the section of the visitor's language, without it the first. */
function offlineContent(brand: Brand, texts: ReturnType<typeof compileTexts>['texts']): string {
  const codes = [brand.defaultLanguage, ...brand.languages.filter((code) => code !== brand.defaultLanguage)];
  const sections = codes.map((code, index) => {
    const { bcp47, direction } = languages[code];
    const textOf = textReader(texts, bcp47);
    const [title, text, retry] = ['title', 'text', 'retry'].map((key) => textOf('offline', key));
    return `<section data-language="${code}" lang="${bcp47}" dir="${direction}"${index === 0 ? '' : ' hidden'}><h1>${title}</h1><p>${text}</p><button type="button">${retry}</button></section>`;
  });
  const engraving = `<svg class="offline-engraving" viewBox="0 0 ${rosetteSide} ${rosetteSide}" aria-hidden="true"><path d="${engravingPath({ kind: 'rosette', lines: 12, petals: 6 })}"/></svg>`;
  const mark = markAt(brand.tokens, 0, 0, 96).replace('<svg ', '<svg class="offline-mark" aria-hidden="true" ');
  return `<div class="offline">${engraving}<main class="boot-failure">${mark}${sections.join('')}</main></div>`;
}
