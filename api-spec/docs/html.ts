/** Text that is HTML already. Everything else that goes into a page is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template takes: nothing shows for `undefined` and `false`. */
export type Part = Html | string | number | undefined | false | readonly Part[];

/** Makes HTML of a template; every value in it is escaped unless it is HTML already. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const [first = '', ...others] = strings;
  return new Html(first + others.map((text, index) => textOf(parts[index]) + text).join(''));
}

/** Parts with HTML between them. */
export function joined(parts: readonly Part[], between: Part): Html {
  return new Html(parts.map(textOf).join(textOf(between)));
}

/** Safe between tags and in quoted attributes. */
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
