import {
  compareAmounts,
  formatAmount,
  isReturnedWithdrawal,
  parseAmount,
  roleOfType,
  validateAge,
  type Amount,
} from '@croupier/sdk/rules';
import type { IdentityStatus, Restriction, RestrictionCode } from '@croupier/sdk/types';

import type { IdentityCheckRow } from '../../store/rows/identity.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { localize, SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { policyOf, settingsOf, withdrawLimitsOf } from '../site/index.ts';
import { checkOf, endOfDay, statusOf } from './identity-checks.ts';
import { proofRequestsOf } from './proof-requests.ts';
import { REFUSAL_REASONS } from './refusal-reasons.data.ts';

const CODES: Readonly<Record<Exclude<IdentityStatus, 'VERIFIED'>, RestrictionCode>> = {
  NOT_STARTED: 'IDENTITY_REQUIRED',
  IN_REVIEW: 'IDENTITY_REVIEW',
  REFUSED: 'IDENTITY_REFUSED',
  EXPIRED: 'IDENTITY_EXPIRED',
};

/** The restriction by a birthday below the minimum age of the policy (P-27). */
export function restrictionsByAge(context: DomainContext, { id }: Pick<MemberRow, 'id'>): Restriction[] {
  const { birthday } = profileOf(context, id);
  const { termsAge, birthdayAge } = settingsOf(context);
  const rule = { minimumAge: Math.max(termsAge, birthdayAge), now: context.clock.now(), timeZone: SITE_TIME_ZONE };
  if (birthday === null || validateAge(birthday, rule) !== 'too-young') return [];
  return [
    {
      code: 'AGE_BELOW_MINIMUM',
      since: registrationOf(context, id),
      blocks: ['DEPOSIT', 'PLAY', 'RECEIVE', 'PROMOTION'],
      action: 'CONTACT_SUPPORT',
    },
  ];
}

/** The restrictions by an identity that is not verified and by proofs that staff asked for. */
export function restrictionsByIdentity(context: DomainContext, member: MemberRow): Restriction[] {
  return [...restrictionsByDocument(context, member), ...restrictionsByProof(context, member)];
}

/** The restrictions until staff have accepted the proofs that they asked for. */
function restrictionsByProof(context: DomainContext, { id }: MemberRow): Restriction[] {
  return proofRequestsOf(context, id).flatMap(({ kind, since, until, blocks, reason }): Restriction[] => {
    const check = checkOf(context, id, kind);
    const status = statusOf(context, check);
    if (status === 'VERIFIED') return [];
    return [
      {
        code: CODES[status],
        requirement: kind,
        since,
        ...(until === null ? {} : { until }),
        blocks: [...blocks],
        ...(reason === null ? {} : { reason }),
        ...reasonOf(context, check),
        action: status === 'IN_REVIEW' ? 'NONE' : 'SEND_DOCUMENTS',
      },
    ];
  });
}

/** The restriction by an identity document that is not verified, as the policy of the site has it (W-05). */
function restrictionsByDocument(context: DomainContext, member: MemberRow): Restriction[] {
  const check = checkOf(context, member.id, 'DOCUMENT');
  const status = statusOf(context, check);
  if (status === 'VERIFIED' || roleOfType(member.type) === 'trial') return [];
  const reason = {
    code: CODES[status],
    since: sinceOf(context, member.id, check),
    ...reasonOf(context, check),
    action: status === 'IN_REVIEW' ? 'NONE' : 'SEND_DOCUMENTS',
  } as const;
  if (policyOf(context).identityBefore === 'DEPOSIT') {
    return [{ ...reason, blocks: ['DEPOSIT', 'PLAY', 'WITHDRAW'] }];
  }
  const free = freeAmountOf(context, member);
  if (status === 'NOT_STARTED' && coversNextOrder(member, free)) return [];
  return [{ ...reason, blocks: ['WITHDRAW'], freeUpTo: formatAmount(free) }];
}

/** What can still be withdrawn without a verified identity; zero or more. */
function freeAmountOf(context: DomainContext, { id, currency }: MemberRow): Amount {
  const allowed = parseAmount(policyOf(context).identityAbove ?? '0.00', currency);
  const left = context.store.withdrawOrders
    .findBy('memberId', id)
    .filter(({ status }) => !isReturnedWithdrawal(status))
    .reduce((sum, { amount }) => sum - parseAmount(amount, currency).minor, allowed.minor);
  return { minor: left > 0n ? left : 0n, currency };
}

/** True while a member without documents can withdraw the most that one order may be, so that nothing is blocked yet. */
function coversNextOrder(member: MemberRow, free: Amount): boolean {
  return compareAmounts(parseAmount(withdrawLimitsOf(member).maxAmount, free.currency), free) <= 0;
}

function sinceOf(context: DomainContext, memberId: string, check: IdentityCheckRow | undefined): string {
  if (check === undefined) return registrationOf(context, memberId);
  if (check.status === 'VERIFIED' && check.expiresOn !== null) return endOfDay(check.expiresOn).toISOString();
  return check.decidedAt ?? check.submittedAt;
}

function registrationOf(context: DomainContext, memberId: string): string {
  return profileOf(context, memberId).registeredAt ?? context.clock.now().toISOString();
}

/** Why staff refused documents, in the language of the account. */
function reasonOf(context: DomainContext, check: IdentityCheckRow | undefined): Pick<Restriction, 'reason'> {
  const refusalCode = check?.refusalCode ?? null;
  if (check === undefined || refusalCode === null) return {};
  const { language } = profileOf(context, check.memberId);
  return { reason: localize(REFUSAL_REASONS[refusalCode], language ?? undefined) };
}
