import { MINUTE_MS } from '@croupier/sdk/rules';

import type { InviteCodeRow } from '../../store/rows/profile.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { countVisit } from '../register-links/index.ts';
import { countOrRefuse, type RateLimit } from '../verification/index.ts';

/** Checks of agents' codes per network address, outside registrations. */
const CODE_CHECKS: RateLimit = { max: 20, windowMs: 10 * MINUTE_MS };

/**
 * Refuses an agent's code that is invalid on a domain; that of a register link counts as an opening of the link. Limited
 * by network address, because codes can be guessed.
 */
export function checkAgentCode(
  context: CallContext,
  { code, domain }: { readonly code: string; readonly domain?: string | undefined },
): void {
  countOrRefuse(context, `affiliate:${context.caller.address}`, CODE_CHECKS);
  agentOfCode(context, code, domain);
  countVisit(context, code);
}

/** Host names of a sandbox on this machine, at which links of every domain of the site are opened. */
const SANDBOX_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** Agent of a code. Refuses an unknown code, and one that is invalid on the domain, with AFFILIATE_CODE_INVALID. */
export function agentOfCode(context: DomainContext, code: string, domain?: string): string {
  const row = find(context, code, 'affiliate');
  const host = domain?.toLowerCase();
  const isValidHere = ({ domains }: InviteCodeRow): boolean =>
    host === undefined || domains.length === 0 || SANDBOX_HOSTS.has(host) || domains.includes(host);
  if (row === undefined || !isValidHere(row)) throw new Refusal('AFFILIATE_CODE_INVALID');
  return row.memberId;
}

/** Member of a referral code. Refuses an unknown one with REFERRAL_CODE_INVALID. */
export function inviterOfCode(context: DomainContext, code: string): string {
  const row = find(context, code, 'referral');
  if (row === undefined) throw new Refusal('REFERRAL_CODE_INVALID');
  return row.memberId;
}

/** Creates a member's referral code, and returns it. Call it inside a transaction. */
export function createReferralCode({ store, random }: DomainContext, memberId: string, account: string): string {
  const stem = account.slice(0, 8).toUpperCase();
  let id = `${stem}${random.integer(2, 99)}`;
  while (store.inviteCodes.get(id) !== undefined) id = `${stem}${random.integer(100, 9999)}`;
  return store.inviteCodes.insert({ id, kind: 'referral', memberId, domains: [] }).id;
}

/** The referral code of a member, who gets one at the first call. */
export function referralCodeOf(context: DomainContext, { id, account }: Pick<MemberRow, 'id' | 'account'>): string {
  const { store } = context;
  const existing = store.inviteCodes.findBy('memberId', id).find(({ kind }) => kind === 'referral');
  return existing?.id ?? store.transact(() => createReferralCode(context, id, account));
}

function find({ store }: DomainContext, code: string, kind: InviteCodeRow['kind']): InviteCodeRow | undefined {
  const row = store.inviteCodes.get(code.trim().toUpperCase());
  return row?.kind === kind ? row : undefined;
}
