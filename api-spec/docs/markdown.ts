import { Marked, type RendererObject } from 'marked';

import { escapeHtml, Html } from './html.ts';

/** Renders Markdown. HTML in it is escaped; only links to our pages or to https are kept. `moved` replaces relative links. */
export function markdown(text: string, moved: Readonly<Record<string, string>> = {}): Html {
  return new Html(new Marked({ gfm: true, renderer: rendererOf(moved) }).parse(text, { async: false }));
}

/** Renders one line without a paragraph. */
export function inlineMarkdown(text: string): Html {
  return new Html(new Marked({ gfm: true, renderer: rendererOf({}) }).parseInline(text, { async: false }));
}

function rendererOf(moved: Readonly<Record<string, string>>): RendererObject {
  return {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    // Focusable, so that the keyboard can scroll it.
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const content = this.parser.parseInline(tokens);
      const target = moved[href] ?? href;
      const isSafe = target.startsWith('https://') || /^[\w./-]*(?:#[\w/-]*)?$/.test(target);
      return isSafe ? `<a href="${escapeHtml(target)}">${content}</a>` : content;
    },
  };
}

/** Converts a heading to kebab-case. */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
