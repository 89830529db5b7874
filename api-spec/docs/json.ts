import { escapeHtml, Html } from './html.ts';

/** Strings (a following colon makes one a key), numbers, literals; what is between them is punctuation. */
const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

/** A JSON value, indented, its parts told apart by classes. */
export function jsonBlock(value: unknown): Html {
  const text = JSON.stringify(value, undefined, 2);
  let shown = '';
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, colon = ''] = match;
    const word = token.slice(0, token.length - colon.length);
    shown += escapeHtml(text.slice(end, match.index));
    shown += `<span class="${classOf(word, colon)}">${escapeHtml(word)}</span>${colon}`;
    end = match.index + token.length;
  }
  return new Html(`<pre><code>${shown}${escapeHtml(text.slice(end))}</code></pre>`);
}

function classOf(word: string, colon: string): string {
  if (word.startsWith('"')) return colon === '' ? 'js' : 'jk';
  return /^[-\d]/.test(word) ? 'jn' : 'jl';
}
