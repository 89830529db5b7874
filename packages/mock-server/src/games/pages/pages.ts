import type { DomainContext } from '../../domain/context.ts';
import { sourceOf } from '../policy-source.ts';
import { answerBet } from './bet-page.ts';
import { answerChat, answerService } from './chat-page.ts';
import { answerApp, answerChannel, answerPayment } from './elsewhere-page.ts';
import { localeOf, nothingHere, textsIn, type PageAnswer, type PageRequest } from './page.ts';

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
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** Nothing but the page's own parts; it may be shown in a frame without an origin. */
function policyOf(origin: string): string {
  const own = sourceOf(origin);
  const loads = ['script-src', 'style-src', 'img-src', 'font-src', 'form-action', 'frame-ancestors'];
  return ["default-src 'none'", ...loads.map((directive) => `${directive} ${own}`), "base-uri 'none'"].join('; ');
}

/** Whether a path belongs to the pages that stand for other companies' sites. */
export function isPagePath(path: string): boolean {
  return path.startsWith(PREFIX);
}

/** Answers a page of this world; `accepted` is what the browser says of languages. */
export function answerPage(
  context: DomainContext,
  { method, target, body, origin }: Readonly<Record<'method' | 'target' | 'body' | 'origin', string>>,
  accepted: string,
): Required<PageAnswer> {
  const { pathname, searchParams: query } = new URL(target, 'http://platform.example');
  const [kind = '', rest = ''] = pathname.slice(PREFIX.length).split('/');
  const locale = localeOf(query, accepted);
  const answer = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  const request = { context, method, rest, query, body, locale, say: textsIn(locale) };
  const { status, headers = {}, body: text } = (answer ?? nothingHere)(request);
  return { status, headers: { ...HEADERS, 'Content-Security-Policy': policyOf(origin), ...headers }, body: text };
}
