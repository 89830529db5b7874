import type { Context } from './context.ts';
import { html, type Html } from './html.ts';
import { familyPage, tagPage, titleOf } from './links.ts';

export interface Page {
  file: string;
  title: string;
  content: Html;
}

const MAIN_PAGES: readonly (readonly [file: string, name: string])[] = [
  ['index.html', 'Overview'],
  ['operations.html', 'Calls A–Z'],
  ['schemas.html', 'Schemas'],
  ['errors.html', 'Errors'],
  ['encryption.html', 'Encryption'],
  ['changes.html', 'Changes'],
];

/** A page with navigation and content. */
export function layout(context: Context, page: Page): string {
  const { title } = context.contract.info;
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${page.file === 'index.html' ? title : `${page.title} · ${title}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="docs.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header>
          <a class="home" href="index.html">${title} <span class="version">${context.contract.info.version}</span></a>
          <button type="button" class="menu" popovertarget="contents">Contents</button>
        </header>
        <div class="frame">
          <nav id="contents" popover aria-label="Contents">
            ${list(MAIN_PAGES, page.file)}
            ${tagGroups(context).map(
              ({ name, tags }) =>
                html`<h2>${name}</h2>
                  ${list(
                    tags.map((tag) => [tagPage(tag), titleOf(tag)]),
                    page.file,
                  )}`,
            )}
            ${
              familiesOf(context).length > 0 &&
              html`<h2>Relay families</h2>
                ${list(
                  familiesOf(context).map((family) => [familyPage(family), family]),
                  page.file,
                )}`
            }
          </nav>
          <main id="main" tabindex="-1">${page.content}</main>
        </div>
      </body>
    </html> `;
  return document.text;
}

function list(pages: readonly (readonly [file: string, name: string])[], current: string): Html {
  return html`<ul>
    ${pages.map(
      ([file, name]) => html`<li><a href="${file}" ${file === current && html` aria-current="page"`}>${name}</a></li>`,
    )}
  </ul>`;
}

/** The tag groups in the contract's order; tags without a group are last. */
export function tagGroups({ contract, calls }: Context): { name: string; tags: string[] }[] {
  const used = new Set(calls.map(({ tag }) => tag));
  const groups = (contract['x-tagGroups'] ?? []).map(({ name, tags }) => ({
    name,
    tags: tags.filter((tag) => used.has(tag)),
  }));
  const grouped = new Set(groups.flatMap(({ tags }) => tags));
  const others = [...used].filter((tag) => !grouped.has(tag));
  const ungrouped = others.length > 0 ? [{ name: groups.length > 0 ? 'Others' : 'Calls', tags: others }] : [];
  return [...groups.filter(({ tags }) => tags.length > 0), ...ungrouped];
}

export function familiesOf({ calls }: Context): string[] {
  return [...new Set(calls.flatMap(({ family }) => family ?? []))].toSorted();
}
