import { createHash } from 'node:crypto';
import path from 'node:path';

import { build, type Plugin, type Rolldown } from 'vite';

import type { Precache } from '../src/offline/run-worker.ts';
import { firstFontFiles } from './brand-fonts.ts';
import { defaultBrand } from './default-brand.ts';

const SOURCE = path.join(import.meta.dirname, '../src/offline/service-worker.ts');
const FILE_NAME = 'service-worker.js';
const OFFLINE_PAGE = 'offline.html';
/** Keys of the HTML files, as the bundle names their code. */
const ENTRIES = ['index.html', OFFLINE_PAGE];

/**
 * Builds the service worker, with the list of what it stores: the code and styles that every page starts with, the brand's
 * first fonts, and the offline page. Not the whole site: a page's own code is stored by the browser when it is used.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { tokens } = await defaultBrand();
        const shell = shellFiles(bundle, await firstFontFiles(tokens));
        const version = createHash('sha256');
        for (const file of shell) version.update(file);
        const page = bundle[OFFLINE_PAGE];
        if (page?.type !== 'asset') throw new Error(`The build has no ${OFFLINE_PAGE}.`);
        version.update(page.source);
        const precache: Precache = {
          version: version.digest('base64url').slice(0, 10),
          files: [`/${OFFLINE_PAGE}`, ...shell.map((file) => `/${file}`)],
          offlinePage: `/${OFFLINE_PAGE}`,
        };
        this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await buildWorker(precache) });
      },
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** Code that the HTML files load with what it imports, its styles, and the fonts of the first screen. */
function shellFiles(bundle: Bundle, fontFiles: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    chunk.viteMetadata?.importedCss.forEach((css) => files.add(css));
    chunk.imports.forEach(add);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.isEntry && ENTRIES.some((entry) => output.facadeModuleId?.endsWith(entry)))
      add(output.fileName);
    if (output.type === 'asset' && output.originalFileNames.some((name) => fontFiles.includes(path.basename(name))))
      files.add(output.fileName);
  }
  return [...files].toSorted();
}

/** The code of the worker in one file. */
async function buildWorker(precache: Precache): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.PRECACHE': JSON.stringify(precache) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error('Vite wrote several outputs.');
  const [chunk] = result.output;
  return chunk.code;
}
