import { addDays, calendarDay, formatAmount, MINUTE_MS, parseAmount } from '@croupier/sdk/rules';
import type { Contract, Downline, DownlineActivity, DownlineTotals } from '@croupier/sdk/types';

import type { AccountTotalRow } from '../../store/rows/account-figures.ts';
import { accountTotalOf, hasPlayedSince } from '../account-figures/index.ts';
import { contractsBetween } from '../contracts/index.ts';
import { SITE_TIME_ZONE, type CallContext, type DomainContext } from '../kernel/index.ts';
import { latestLineRates } from '../line-rates/index.ts';
import { kindOfAccount, profileOf } from '../member/index.ts';
import { uplineOf, type TeamNode } from '../team/index.ts';
import { noteOf } from './notes.ts';

/** Time after its last call during which an account is online. */
const ONLINE_MS = 5 * MINUTE_MS;
/** Brand days, the running one included, within which an account that placed a bet is active. */
const ACTIVE_DAYS = 30;

/** A downline with the place that lists show. */
export interface PlacedDownline extends Pick<TeamNode, 'member' | 'teamSize'> {
  /** Level below the agent. */
  readonly level: number;
}

/** What a list of accounts is read with. */
export interface Presence {
  /** Ids of the accounts that are online. */
  readonly online: ReadonlySet<string>;
  /** Brand day from which on an account that placed a bet is active. */
  readonly activeSince: string;
}

export function readPresence(context: DomainContext): Presence {
  const { store, clock } = context;
  const now = clock.now();
  const since = now.getTime() - ONLINE_MS;
  const seen = store.sessions.all().filter(({ lastSeenAt }) => Date.parse(lastSeenAt) >= since);
  return {
    online: new Set(seen.map(({ memberId }) => memberId)),
    activeSince: addDays(calendarDay(now, SITE_TIME_ZONE), 1 - ACTIVE_DAYS),
  };
}

/** What an account does: from deposits and bets alone. */
export function activityOf(context: DomainContext, memberId: string, { activeSince }: Presence): DownlineActivity {
  if (accountTotalOf(context, memberId).firstDepositAt === null) return 'NEW';
  return hasPlayedSince(context, memberId, activeSince) ? 'ACTIVE' : 'INACTIVE';
}

/** Time of the last login of an account; undefined when it never logged in. */
export function lastLoginAtOf({ store }: DomainContext, memberId: string): string | undefined {
  return store.loginRecords.newestBy('memberId', memberId, ({ outcome }) => outcome === 'SUCCESS')?.loggedInAt;
}

/** An account as its agent sees it; never with contact data, limits or breaks (AG-02). */
export function describeDownline(
  context: CallContext,
  agentId: string,
  { member, level, teamSize }: PlacedDownline,
  presence: Presence,
): Downline {
  const { id, account, nickname, currency } = member;
  const total = accountTotalOf(context, id);
  const { registeredAt } = profileOf(context, id);
  if (registeredAt === null) throw new Error(`The account ${account} has no time of registration.`);
  const lastLoginAt = lastLoginAtOf(context, id);
  const remark = noteOf(context, agentId, id);
  const inForce = contractsBetween(context, agentId, id).filter((contract) => isInForce(context, contract));
  return {
    account,
    ...(nickname !== null && { nickname }),
    accountType: kindOfAccount(member),
    parentAccount: uplineOf(context, id)?.account ?? '',
    level,
    activity: activityOf(context, id, presence),
    online: presence.online.has(id),
    balance: total.balance,
    currency,
    teamSize,
    registeredAt,
    ...(lastLoginAt !== undefined && { lastLoginAt }),
    ...(total.lastDepositAt !== null && { lastDepositAt: total.lastDepositAt }),
    totals: describeTotals(total, currency),
    ...(remark !== undefined && { remark }),
    rebate: latestLineRates(context, id),
    contractTypes: [...new Set(inForce.map(({ type }) => type))],
  };
}

function describeTotals(total: AccountTotalRow, currency: string): DownlineTotals {
  const minorOf = (text: string): bigint => parseAmount(text, currency).minor;
  const { stake, payout, bonus, rebate } = total;
  return {
    deposit: total.deposit,
    withdrawal: total.withdrawal,
    betAmount: stake,
    validBet: total.validBet,
    operatorResult: formatAmount({
      minor: minorOf(stake) - minorOf(payout) - minorOf(bonus) - minorOf(rebate),
      currency,
    }),
  };
}

/** True while a contract applies. */
export function isInForce({ clock }: DomainContext, { status, effectiveFrom, effectiveTo }: Contract): boolean {
  const now = clock.now().getTime();
  if (status !== 'APPROVED' || effectiveFrom === undefined || Date.parse(effectiveFrom) > now) return false;
  return effectiveTo === undefined || Date.parse(effectiveTo) > now;
}
