import { Marked, type RendererObject } from 'marked';

import { escapeHtml, Html } from './html.ts';
import { fileName } from './links.ts';

export interface MarkdownOptions {
  /** The link of a word in `code`; undefined for a word without a page. */
  linkOf: (word: string) => string | undefined;
  /** The level of a heading with one `#`. */
  topLevel?: number;
  /** Replacements for relative links of the Markdown file. */
  moved?: Readonly<Record<string, string>>;
}

/** Renders Markdown. HTML in it is escaped; only links to our pages or to https are kept. */
export function markdown(text: string, options: MarkdownOptions): Html {
  return new Html(markedFor(options).parse(text, { async: false }));
}

/** Renders one line without a paragraph. */
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
      // A link must not contain another link.
      const content = this.parser.parseInline(tokens).replaceAll(/<\/?a\b[^>]*>/g, '');
      const target = moved[href] ?? href;
      const isSafe = target.startsWith('https://') || /^[\w./-]*(?:#[\w-]*)?$/.test(target);
      return isSafe ? `<a href="${escapeHtml(target)}">${content}</a>` : content;
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
