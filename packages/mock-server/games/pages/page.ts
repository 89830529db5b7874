import { SITE_TIME_ZONE, type DomainContext } from '../../src/domain/kernel/index.ts';
import { createTexts, type Translate } from '../client/texts.ts';
import { pageTexts } from './texts.data.ts';

export interface PageRequest {
  readonly context: DomainContext;
  readonly method: string;
  /** The path after the kind of page. */
  readonly rest: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly locale: 'en' | 'fil';
  readonly t: Translate<keyof typeof pageTexts.en>;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Markup that must not be escaped. */
class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escape(String(part));
}

/** Template tag that escapes every value that is not markup. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(pieces.reduce((text, piece, index) => text + textOf(parts[index - 1] ?? '') + piece));
}

/** Returns the language of a page: from its URL, else from the Accept-Language header. */
export function localeOf(query: URLSearchParams, acceptLanguage: string): 'en' | 'fil' {
  const language = query.get('lang') ?? query.get('language') ?? acceptLanguage;
  return /^\s*(?:TY\b|fil|tl\b)/i.test(language) ? 'fil' : 'en';
}

export const textsIn = (locale: 'en' | 'fil') => createTexts(locale, pageTexts).t;

/** Returns the query string with some parameters changed. */
export function withParameters(query: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
  }
  return `?${changed}`;
}

/** Renders a time in the brand's time zone. */
export function timeElement(locale: string, iso: string): Markup {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: SITE_TIME_ZONE,
  });
  return html`<time datetime="${iso}">${format.format(new Date(iso))}</time>`;
}

/** Builds a document without inline styles; its only script chooses the theme. */
export function documentOf(
  { locale, t, query }: PageRequest,
  { title, kind, content, status = 200 }: { title: string; kind: string; content: Markup; status?: number },
): PageAnswer {
  const otherLocale = locale === 'fil' ? 'en' : 'fil';
  const { text } = html`<!doctype html>
    <html lang="${locale}" data-theme="dark">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title} · Croupier</title>
        <script src="/mock-games/client/first-paint.js"></script>
        <link rel="stylesheet" href="/mock-games/client/fonts.css" />
        <link rel="stylesheet" href="/mock-games/client/base.css" />
        <link rel="stylesheet" href="/mock-games/color/colors.css" />
        <link rel="stylesheet" href="/mock-games/pages/pages.css" />
        <link rel="stylesheet" href="/mock-games/pages/bet.css" />
      </head>
      <body class="page">
        <header class="head">
          <div class="game-info">
            <h1>${title}</h1>
            <p class="kind"><span class="badge">${t('sandbox')}</span> · ${kind}</p>
          </div>
          <a
            class="other"
            lang="${otherLocale}"
            hreflang="${otherLocale}"
            href="${withParameters(query, { lang: otherLocale })}"
          >
            ${t('language')}</a
          >
        </header>
        ${content}
      </body>
    </html>`;
  return { status, body: text };
}

/** Answers 404. */
export function notFoundPage(request: PageRequest): PageAnswer {
  const { t } = request;
  const content = html`<main class="sheet-page"><p class="lead">${t('gone')}</p></main>`;
  return documentOf(request, { title: t('goneTitle'), kind: 'Croupier', content, status: 404 });
}
