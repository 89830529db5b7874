/** HTML that is inserted unchanged; every other value in a template is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a template; `undefined` and `false` render nothing. */
export type Part = Html | string | number | undefined | false | readonly Part[];

/** Template tag that escapes every value except Html. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const [first = '', ...others] = strings;
  return new Html(first + others.map((text, index) => textOf(parts[index]) + text).join(''));
}

/** Joins parts with a separator. */
export function joined(parts: readonly Part[], separator: Part): Html {
  return new Html(parts.map(textOf).join(textOf(separator)));
}

/** Escapes a string for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function textOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(textOf).join('');
}

/** Strings (keys with their colon), numbers and literals of JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

/** An indented JSON value with a class per token type. */
export function jsonBlock(value: unknown): Html {
  const text = JSON.stringify(value, undefined, 2);
  let highlighted = '';
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, colon = ''] = match;
    const word = token.slice(0, token.length - colon.length);
    highlighted += escapeHtml(text.slice(end, match.index));
    highlighted += `<span class="${classOf(word, colon)}">${escapeHtml(word)}</span>${colon}`;
    end = match.index + token.length;
  }
  return new Html(`<pre><code>${highlighted}${escapeHtml(text.slice(end))}</code></pre>`);
}

function classOf(word: string, colon: string): string {
  if (word.startsWith('"')) return colon === '' ? 'js' : 'jk';
  return /^[-\d]/.test(word) ? 'jn' : 'jl';
}
