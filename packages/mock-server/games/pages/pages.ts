import type { DomainContext } from '../../src/domain/kernel/index.ts';
import type { IncomingCall } from '../../src/gateway/call.ts';
import { answerIdentity } from '../identity/consent-page.ts';
import { sourceOf } from '../policy-source.ts';
import { answerBet } from './bet-page.ts';
import { answerChat, answerService } from './chat-page.ts';
import { answerApp, answerChannel, answerPayment } from './info-page.ts';
import { localeOf, notFoundPage, textsIn, type PageAnswer, type PageRequest } from './page.ts';

const KINDS: Readonly<Record<string, (request: PageRequest) => PageAnswer>> = {
  apps: answerApp,
  bets: answerBet,
  channels: answerChannel,
  chat: answerChat,
  identity: answerIdentity,
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

/** Returns a CSP that allows only resources of the mock's own origin. */
function policyOf(origin: string): string {
  const ownSource = sourceOf(origin);
  const directives = ['script-src', 'style-src', 'img-src', 'font-src', 'form-action', 'frame-ancestors'];
  return ["default-src 'none'", ...directives.map((directive) => `${directive} ${ownSource}`), "base-uri 'none'"].join(
    '; ',
  );
}

/** Answers a page of this world; `path` is below `/mock-pages`. */
export function pageAnswer(
  context: DomainContext,
  { method, target, body, origin, headers: sent }: IncomingCall,
  path: string,
): Required<PageAnswer> {
  const { searchParams: query } = new URL(target, 'http://platform.example');
  const [kind = '', rest = ''] = path.split('/');
  const locale = localeOf(query, sent.get('Accept-Language') ?? '');
  const answer = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  const request = { context, method, rest, query, body, locale, t: textsIn(locale) };
  const { status, headers = {}, body: text } = (answer ?? notFoundPage)(request);
  return { status, headers: { ...HEADERS, 'Content-Security-Policy': policyOf(origin), ...headers }, body: text };
}
