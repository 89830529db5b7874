import { formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { RegisterLink, RegisterLinkChange, RegisterLinkPage, RegisterLinkRequest } from '@croupier/sdk/types';

import type { AccountTotalRow } from '../../store/rows/account-figures.ts';
import type { RegisterLinkRow } from '../../store/rows/agents.ts';
import { accountTotalOf } from '../account-figures/index.ts';
import {
  pageOf,
  Refusal,
  sessionOf,
  SITE_CURRENCY,
  type CallContext,
  type DomainContext,
  type PageQuery,
} from '../kernel/index.ts';
import { accountsOfLink, openLinksOf, visitsOf } from '../register-links/index.ts';
import { LINK_DOMAINS, MAX_REGISTER_LINKS } from './links.data.ts';
import { ownRateBounds, refuseOutOfBounds } from './rate-bounds.ts';

interface LinksQuery extends PageQuery {
  readonly sort: 'createdAt' | 'visits' | 'registrations' | 'firstDepositors' | 'betAmount';
  readonly order: 'asc' | 'desc';
}

/** Signs of the agent codes of links; those that are easily mistaken for another are left out. */
const CODE_SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** One page of the calling agent's links that were not deleted, with what came of them. */
export function listRegisterLinks(context: CallContext, query: LinksQuery): RegisterLinkPage {
  const { memberId } = sessionOf(context);
  const links = openLinksOf(context, memberId).map((link) => describeLink(context, link));
  return { ...pageOf(links.toSorted(orderOf(query)), query), limit: MAX_REGISTER_LINKS };
}

/** Makes a link with a code of its own (AG-11). */
export function createRegisterLink(context: CallContext, request: RegisterLinkRequest): RegisterLink {
  const { store, clock } = context;
  const { memberId: agentId } = sessionOf(context);
  const { accountType, rebate: rates = {}, remark } = request;
  const domain = request.domain.toLowerCase();
  if (!LINK_DOMAINS.includes(domain)) throw new Refusal('DOMAIN_INVALID');
  refuseOutOfBounds(rates, ownRateBounds(context, agentId));
  if (openLinksOf(context, agentId).length >= MAX_REGISTER_LINKS) throw new Refusal('REGISTER_LINK_LIMIT');
  return store.transact(() => {
    const code = newCode(context);
    store.inviteCodes.insert({ id: code, kind: 'affiliate', memberId: agentId, domains: [domain] });
    const link = store.registerLinks.insert({
      id: newLinkId(context),
      agentId,
      code,
      domain,
      accountType,
      rates,
      remark: noteOrNull(remark),
      createdAt: clock.now().toISOString(),
      deletedAt: null,
    });
    return describeLink(context, link);
  });
}

/** Changes rates or note of a link; new rates are those of accounts that register from now on. */
export function updateRegisterLink(context: CallContext, linkId: string, change: RegisterLinkChange): RegisterLink {
  const { store } = context;
  const link = ownLink(context, linkId);
  const { rebate: rates, remark } = change;
  if (rates !== undefined) refuseOutOfBounds(rates, ownRateBounds(context, link.agentId));
  const changed = store.transact(() =>
    store.registerLinks.update(link.id, {
      ...(rates !== undefined && { rates }),
      ...(remark !== undefined && { remark: noteOrNull(remark) }),
    }),
  );
  return describeLink(context, changed);
}

/** Ends a link: its code answers AFFILIATE_CODE_INVALID at once, and its accounts stay. */
export function deleteRegisterLink(context: CallContext, linkId: string): void {
  const { store, clock } = context;
  const { id, code } = ownLink(context, linkId);
  store.transact(() => {
    store.inviteCodes.remove(code);
    store.registerLinks.update(id, { deletedAt: clock.now().toISOString() });
  });
}

/** A link of the calling agent. Refuses all others with NOT_FOUND. */
function ownLink(context: CallContext, linkId: string): RegisterLinkRow {
  const { memberId } = sessionOf(context);
  const link = openLinksOf(context, memberId).find(({ id }) => id === linkId);
  if (link === undefined) throw new Refusal('NOT_FOUND');
  return link;
}

const noteOrNull = (text = ''): string | null => (text.trim() === '' ? null : text.trim());

/** A code that no agent has or had. */
function newCode({ store, random }: DomainContext): string {
  const draw = (): string =>
    Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[random.integer(0, CODE_SIGNS.length - 1)]).join('');
  const isUsed = (code: string): boolean =>
    store.inviteCodes.get(code) !== undefined || store.registerLinks.findBy('code', code).length > 0;
  let code = draw();
  while (isUsed(code)) code = draw();
  return code;
}

function newLinkId({ store }: DomainContext): string {
  const numbers = store.registerLinks.all().map(({ id }) => Number(id.slice('rl_'.length)));
  return `rl_${Math.max(0, ...numbers) + 1}`;
}

function describeLink(context: DomainContext, link: RegisterLinkRow): RegisterLink {
  const { id, code, domain, accountType, rates, createdAt, remark } = link;
  const accounts = accountsOfLink(context, id);
  const totals = accounts.map((memberId) => accountTotalOf(context, memberId));
  const hasPlayed = (memberId: string): boolean =>
    context.store.accountDays.newestBy('memberId', memberId, (day) => day.hasPlayed) !== undefined;
  const sumOf = (name: 'deposit' | 'stake'): string => formatAmount(sumOfTotals(totals, name));
  return {
    linkId: id,
    url: `https://${domain}/register?affiliateCode=${code}`,
    domain,
    affiliateCode: code,
    accountType,
    rebate: rates,
    visits: visitsOf(context, id),
    registrations: accounts.length,
    firstDepositors: totals.filter(({ firstDepositAt }) => firstDepositAt !== null).length,
    players: accounts.filter(hasPlayed).length,
    deposit: sumOf('deposit'),
    betAmount: sumOf('stake'),
    currency: SITE_CURRENCY,
    createdAt,
    ...(remark !== null && { remark }),
  };
}

function sumOfTotals(totals: readonly AccountTotalRow[], name: 'deposit' | 'stake') {
  const minor = totals.reduce((sum, total) => sum + parseAmount(total[name], SITE_CURRENCY).minor, 0n);
  return { minor, currency: SITE_CURRENCY };
}

/** Compares links by the sorted column; equal ones by id, the newer first. */
function orderOf({ sort, order }: LinksQuery): (a: RegisterLink, b: RegisterLink) => number {
  const sign = order === 'asc' ? 1 : -1;
  const valueOf = (link: RegisterLink): number | bigint => {
    if (sort === 'createdAt') return Date.parse(link.createdAt);
    return sort === 'betAmount' ? parseAmount(link.betAmount, link.currency).minor : link[sort];
  };
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === right) return Number(b.linkId.slice('rl_'.length)) - Number(a.linkId.slice('rl_'.length));
    return left < right ? -sign : sign;
  };
}
