import type { Change } from '../compare/changes.ts';
import { familyPages, operationsPage, tagPages } from './call-pages.ts';
import { changesPage } from './changes-page.ts';
import { createContext } from './context.ts';
import type { ReadContract } from './document.ts';
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
