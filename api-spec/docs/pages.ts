import { html, type Html } from './html.ts';

interface Page {
  file: string;
  title: string;
  content: Html;
}

const PAGES: readonly (readonly [file: string, name: string])[] = [
  ['index.html', 'Reference'],
  ['workflows.html', 'Workflows'],
  ['encryption.html', 'Encryption'],
  ['changes.html', 'Changes'],
];

/** The page of the API reference, which the scripts fill. */
export function referencePage(contractTitle: string): string {
  return documentOf({
    file: 'index.html',
    title: contractTitle,
    head: html`<script src="browser/no-eval.js" defer></script>
      <script src="scalar.js" defer></script>
      <script src="browser/reference.js" type="module"></script>`,
    tools: html`<form id="session" hidden>
      <label for="account">Sandbox account</label>
      <select id="account"></select>
      <button type="submit">Use its token</button>
      <output></output>
    </form>`,
    body: html`<main id="reference" aria-label="Reference">
      <p class="wait">Loading the reference …</p>
      <noscript
        ><p>The reference needs JavaScript; <a href="openapi.json">the contract</a> does not.</p></noscript
      >
    </main>`,
  });
}

/** A page of text. */
export function textPage(contractTitle: string, { file, title, content }: Page): string {
  return documentOf({
    file,
    title: `${title} · ${contractTitle}`,
    body: html`<main id="main" class="text" tabindex="-1">${content}</main>`,
  });
}

interface Parts {
  file: string;
  title: string;
  head?: Html;
  /** Controls in the header. */
  tools?: Html;
  body: Html;
}

function documentOf({ file, title, head, tools, body }: Parts): string {
  const target = file === 'index.html' ? 'reference' : 'main';
  const links = PAGES.map(
    ([page, name]) => html`<a href="${page}" ${page === file && html`aria-current="page"`}>${name}</a> `,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="docs.css" />
        ${head}
      </head>
      <body>
        <a class="skip" href="#${target}">Skip to content</a>
        <header class="bar">
          <nav aria-label="Documentation">${links}<a href="openapi.json">OpenAPI</a></nav>
          ${tools}
        </header>
        ${body}
      </body>
    </html> `.text;
}
