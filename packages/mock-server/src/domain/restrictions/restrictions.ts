import { compareAmounts, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { AccountRestrictions, RestrictedActivity, Restriction } from '@croupier/sdk/types';

import { RESTRICTED_ACTIVITIES } from '../../store/rows/holds.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { restrictionsByBreak } from '../breaks/index.ts';
import { restrictionsByAge, restrictionsByIdentity } from '../identity/index.ts';
import { Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { restrictionsByLimits } from '../player-limits/index.ts';
import { restrictionsByPaymentPassword } from '../security/index.ts';
import { restrictionsByHold } from '../security-events/index.ts';
import { restrictionsByStaff } from './staff-holds.ts';

/** Finds the restrictions of a member that one area knows. */
type Source = (context: DomainContext, member: MemberRow) => Restriction[];

/** The areas that restrict accounts, in the order of their reasons (P-29). */
const SOURCES: readonly Source[] = [
  restrictionsByBreak,
  restrictionsByAge,
  restrictionsByStaff,
  restrictionsByIdentity,
  restrictionsByHold,
  restrictionsByPaymentPassword,
  restrictionsByLimits,
];

/** Reasons that blocked calls answer with a code of their own in place of ACCOUNT_RESTRICTED. */
const OWN_CODES: ReadonlySet<Restriction['code']> = new Set([
  'PAYMENT_PASSWORD_MISSING',
  'PAYMENT_PASSWORD_LOCKED',
  'LIMIT_REACHED',
]);

function restrictionsOf(context: DomainContext, member: MemberRow): Restriction[] {
  return SOURCES.flatMap((source) => source(context, member));
}

/** All that is blocked for the caller now, and what still works (P-28). */
export function getAccountRestrictions(context: CallContext): AccountRestrictions {
  const member = callingMember(context);
  const restrictions = restrictionsOf(context, member);
  const blocked = new Set(restrictions.flatMap(({ blocks }) => blocks));
  return {
    restrictions,
    allowed: RESTRICTED_ACTIVITIES.filter((activity) => !blocked.has(activity)),
    currency: member.currency,
  };
}

/** What a call does that a restriction may block. */
interface Attempt {
  readonly activity: RestrictedActivity;
  /** Amount that is to be withdrawn; restrictions that leave it free do not count. */
  readonly amount?: Amount | undefined;
}

/** The restrictions that refuse an attempt of a member with ACCOUNT_RESTRICTED. */
function reasonsAgainst(context: DomainContext, member: MemberRow, attempt: Attempt): Restriction[] {
  return restrictionsOf(context, member).filter(
    (restriction) =>
      restriction.blocks.includes(attempt.activity) &&
      !OWN_CODES.has(restriction.code) &&
      !isFree(restriction, attempt.amount),
  );
}

function isFree({ freeUpTo }: Restriction, amount: Amount | undefined): boolean {
  if (freeUpTo === undefined || amount === undefined) return false;
  return compareAmounts(amount, parseAmount(freeUpTo, amount.currency)) <= 0;
}

/** Refuses an activity that is blocked for the caller with ACCOUNT_RESTRICTED and the reasons for it (P-28). */
export function refuseRestricted(context: CallContext, activity: RestrictedActivity, amount?: Amount): void {
  const reasons = reasonsAgainst(context, callingMember(context), { activity, amount });
  if (reasons.length > 0) throw new Refusal('ACCOUNT_RESTRICTED', { value: { reasons } });
}

/** Refuses demo play during a self-exclusion with ACCOUNT_RESTRICTED; a guest has none (P-21). */
export function refuseExcluded(context: CallContext): void {
  if (context.caller.session === undefined) return;
  const reasons = reasonsAgainst(context, callingMember(context), { activity: 'PLAY' });
  const excluded = reasons.filter(({ code }) => code === 'SELF_EXCLUDED');
  if (excluded.length > 0) throw new Refusal('ACCOUNT_RESTRICTED', { value: { reasons: excluded } });
}

/** True when an activity of a member is blocked, whatever the reason. */
export function isRestricted(context: DomainContext, member: MemberRow, activity: RestrictedActivity): boolean {
  return reasonsAgainst(context, member, { activity }).length > 0;
}
