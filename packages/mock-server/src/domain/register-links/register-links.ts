import { calendarDay } from '@croupier/sdk/rules';

import type { RegisterLinkRow } from '../../store/rows/agents.ts';
import { SITE_TIME_ZONE, type CallContext, type DomainContext } from '../kernel/index.ts';
import { setLineRates } from '../line-rates/index.ts';

/** The link with an agent code; undefined when the code is no link's, or the link was deleted. */
export function linkOfCode({ store }: DomainContext, code: string): RegisterLinkRow | undefined {
  return store.registerLinks.findBy('code', code.trim().toUpperCase()).find(({ deletedAt }) => deletedAt === null);
}

/** The links of an agent that were not deleted, oldest first. */
export function openLinksOf({ store }: DomainContext, agentId: string): RegisterLinkRow[] {
  return store.registerLinks.findBy('agentId', agentId).filter(({ deletedAt }) => deletedAt === null);
}

/** Counts an opening of the link with a code, once per network address and brand day (AG-11). */
export function countVisit(context: CallContext, code: string): void {
  const { store, clock, caller } = context;
  const link = linkOfCode(context, code);
  if (link === undefined) return;
  const id = `${link.id} ${calendarDay(clock.now(), SITE_TIME_ZONE)} ${caller.address}`;
  if (store.linkVisits.get(id) === undefined) store.transact(() => store.linkVisits.insert({ id, linkId: link.id }));
}

/** Number of openings of a link. */
export function visitsOf({ store }: DomainContext, linkId: string): number {
  return store.linkVisits.findBy('linkId', linkId).length;
}

/** Notes that an account was opened with a link, whose rates it has from this day on. */
export function noteRegistration(
  context: DomainContext,
  { id: linkId, rates }: RegisterLinkRow,
  memberId: string,
): void {
  const { store, clock } = context;
  store.transact(() => {
    store.linkAccounts.insert({ id: memberId, linkId });
    setLineRates(context, memberId, rates, calendarDay(clock.now(), SITE_TIME_ZONE));
  });
}

/** Ids of the accounts that were opened with a link, oldest first. */
export function accountsOfLink({ store }: DomainContext, linkId: string): string[] {
  return store.linkAccounts.findBy('linkId', linkId).map(({ id }) => id);
}
