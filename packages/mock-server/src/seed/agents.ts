import { addDays, calendarDay, DAY_MS } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE, type DomainContext } from '../domain/kernel/index.ts';
import { setLineRates } from '../domain/line-rates/index.ts';
import { findByAccount, profileOf } from '../domain/member/index.ts';
import { mainDomain } from '../domain/site/index.ts';
import { LINE_RATES, LINKS, type SeededLink } from './agents.data.ts';
import { ids } from './members.ts';

/** Seeds what agents gave to their teams: line rates since the opening of each account, links, and a note. */
export function seedAgents(context: DomainContext): void {
  const { store } = context;
  store.transact(() => {
    for (const link of LINKS) seedLink(context, link);
    for (const [account, rates] of Object.entries(LINE_RATES)) {
      const id = idOf(context, account);
      setLineRates(context, id, rates, openingDayOf(context, id));
    }
    store.downlineNotes.insert({ id: `${ids.agent} ${idOf(context, 'tala')}`, remark: 'Friend of Kidlat' });
  });
}

function seedLink(context: DomainContext, { id, code, daysAgo, visits, accounts, ...terms }: SeededLink): void {
  const { store, clock } = context;
  const createdAt = new Date(clock.now().getTime() - daysAgo * DAY_MS);
  store.inviteCodes.insert({ id: code, kind: 'affiliate', memberId: ids.agent, domains: [mainDomain] });
  store.registerLinks.insert({
    ...terms,
    id,
    agentId: ids.agent,
    code,
    domain: mainDomain,
    createdAt: createdAt.toISOString(),
    deletedAt: null,
  });
  const firstDay = calendarDay(createdAt, SITE_TIME_ZONE);
  for (let visit = 0; visit < visits; visit += 1) {
    const day = addDays(firstDay, visit % (daysAgo + 1));
    store.linkVisits.insert({ id: `${id} ${day} 203.0.113.${visit + 1}`, linkId: id });
  }
  for (const account of accounts) {
    const memberId = idOf(context, account);
    store.linkAccounts.insert({ id: memberId, linkId: id });
    setLineRates(context, memberId, terms.rates, openingDayOf(context, memberId));
  }
}

function idOf(context: DomainContext, account: string): string {
  const id = findByAccount(context, account);
  if (id === undefined) throw new Error(`The seed has no account ${account}.`);
  return id;
}

function openingDayOf(context: DomainContext, memberId: string): string {
  const { registeredAt } = profileOf(context, memberId);
  return calendarDay(registeredAt === null ? context.clock.now() : new Date(registeredAt), SITE_TIME_ZONE);
}
