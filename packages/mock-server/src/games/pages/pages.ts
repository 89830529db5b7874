import type { DomainContext } from '../../domain/context.ts';
import { answerBet } from './bet-page.ts';
import { answerChat, answerService } from './chat-page.ts';
import { answerApp, answerChannel, answerPayment } from './info-page.ts';
import { localeOf, notFoundPage, textsIn, type PageAnswer, type PageRequest } from './page.ts';

const PREFIX = '/mock-pages/';
const KINDS: Readonly<Record<string, (request: PageRequest) => PageAnswer>> = {
  apps: answerApp,
  bets: answerBet,
  channels: answerChannel,
  chat: answerChat,
  payments: answerPayment,
  service: answerService,
};
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** True for the path of a page that replaces another company's site. */
export function isPagePath(path: string): boolean {
  return path.startsWith(PREFIX);
}

/** Answers a page of this world; `accepted` is the Accept-Language header. */
export function answerPage(
  context: DomainContext,
  { method, target, body }: { readonly method: string; readonly target: string; readonly body: string },
  accepted: string,
): Required<PageAnswer> {
  const { pathname, searchParams: query } = new URL(target, 'http://platform.example');
  const [kind = '', rest = ''] = pathname.slice(PREFIX.length).split('/');
  const locale = localeOf(query, accepted);
  const answer = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  const request = { context, method, rest, query, body, locale, t: textsIn(locale) };
  const { status, headers = {}, body: text } = (answer ?? notFoundPage)(request);
  return { status, headers: { ...HEADERS, ...headers }, body: text };
}
