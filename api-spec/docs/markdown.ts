import { Marked, type RendererObject } from 'marked';

import { escapeHtml, Html } from './html.ts';
import { fileName } from './links.ts';

export interface MarkdownOptions {
  /** Where a word in `code` leads, if it names something. */
  linkOf: (word: string) => string | undefined;
  /** The level of a heading with one `#`. */
  topLevel?: number;
  /** Other addresses for links, because the pages lie elsewhere than the text. */
  moved?: Readonly<Record<string, string>>;
}

/** Markdown of the contract as HTML. HTML in it shows as text, and links lead to other pages of ours or to https. */
export function markdown(text: string, options: MarkdownOptions): Html {
  return new Html(markedFor(options).parse(text, { async: false }));
}

/** The same for one line: no paragraph around it. */
export function inlineMarkdown(text: string, options: MarkdownOptions): Html {
  return new Html(markedFor(options).parseInline(text, { async: false }));
}

function markedFor(options: MarkdownOptions): Marked {
  return new Marked({ gfm: true, renderer: rendererOf(options) });
}

function rendererOf({ linkOf, topLevel = 1, moved = {} }: MarkdownOptions): RendererObject {
  return {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    codespan({ text }) {
      const code = `<code>${escapeHtml(text)}</code>`;
      const target = linkOf(text);
      return target === undefined ? code : `<a href="${escapeHtml(target)}">${code}</a>`;
    },
    heading({ tokens, depth, text }) {
      const level = Math.min(6, depth + topLevel - 1);
      return `<h${level} id="${fileName(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }) {
      // A word that would be a link by itself must not become one inside another.
      const inside = this.parser.parseInline(tokens).replaceAll(/<\/?a\b[^>]*>/g, '');
      const target = moved[href] ?? href;
      const isSafe = target.startsWith('https://') || /^[\w./-]*(?:#[\w-]*)?$/.test(target);
      return isSafe ? `<a href="${escapeHtml(target)}">${inside}</a>` : inside;
    },
    table(token) {
      const cells = (tag: string, row: typeof token.header): string =>
        row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
      const rows = token.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
      const head = cells('th scope="col"', token.header).replaceAll('</th scope="col">', '</th>');
      return `<table class="plain"><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>\n`;
    },
  };
}
