import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { changesBetween, type Change } from '../compare/changes.ts';
import { filesOf, readDocument } from '../compare/files.ts';
import type { ReadContract } from './document.ts';
import { familyPages, operationsPage, tagPages } from './call-pages.ts';
import { changesPage } from './changes-page.ts';
import { createContext } from './context.ts';
import { html } from './html.ts';
import { layout, type Page } from './layout.ts';
import { createLinks } from './links.ts';
import { markdown } from './markdown.ts';
import { errorsPage, indexPage, schemasPage } from './reference-pages.ts';

interface SiteSources {
  contract: ReadContract;
  /** The Markdown of fixtures/README.md. */
  encryption: string;
  changes: readonly Change[];
  releasedVersion: string;
}

/** Replacements for the relative links of fixtures/README.md. */
const MOVED = { '../examples/errors': 'errors.html' };

/** Renders every page of the reference: file name → HTML. */
export function buildSite({ contract, encryption, changes, releasedVersion }: SiteSources): Map<string, string> {
  const context = createContext(contract);
  const encryptionPage: Page = {
    file: 'encryption.html',
    title: 'Encryption',
    content: html`<div class="text">${markdown(encryption, { linkOf: createLinks(contract), moved: MOVED })}</div>`,
  };
  const pages = [
    indexPage(context),
    operationsPage(context),
    ...tagPages(context),
    ...familyPages(context),
    schemasPage(context),
    errorsPage(context),
    encryptionPage,
    changesPage(context, changes, releasedVersion),
  ];
  return new Map(pages.map((page) => [page.file, layout(context, page)]));
}

// `docs:api` writes the API reference as static pages to dist/docs.
const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'dist/docs');
const { released, working } = filesOf(root);

/** Concatenated to one style sheet in this order. */
const STYLES = ['base', 'texts', 'calls', 'frame'];

const start = performance.now();
const contract: ReadContract = JSON.parse(await readFile(working, 'utf8'));
const before = await readDocument(released);
const site = buildSite({
  contract,
  encryption: await readFile(path.join(root, 'fixtures/README.md'), 'utf8'),
  changes: await changesBetween(before, await readDocument(working)),
  releasedVersion: before.info.version,
});

// Remove the pages of tags that no longer exist.
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const [file, page] of site) await writeFile(path.join(target, file), page);
const styles = STYLES.map((name) => readFile(path.join(root, 'docs/styles', `${name}.css`), 'utf8'));
await writeFile(path.join(target, 'docs.css'), (await Promise.all(styles)).join('\n'));
await cp(path.join(root, 'fixtures/encrypted-body.json'), path.join(target, 'encrypted-body.json'));
console.log(`${site.size} pages of the API reference in ${Math.round(performance.now() - start)} ms.`);
