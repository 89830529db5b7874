import type { Fault, UnprovenFault } from '../fault.ts';

const DOMAIN = 'packages/mock-server/src/domain';

/** Faults of second factors, holds, breaks and identity checks. */
const ACCOUNT: readonly UnprovenFault[] = [
  {
    id: 'app-code-works-twice',
    file: `${DOMAIN}/two-step/totp.ts`,
    before: 'step > lastStep && totpOf(secret, step) === code',
    after: 'totpOf(secret, step) === code',
    breaks: 'a code of an authenticator app is accepted once',
  },
  {
    id: 'recovery-code-works-twice',
    file: `${DOMAIN}/two-step/sources.ts`,
    before: '{ recoveryHashes: left }',
    after: '{ recoveryHashes: hashes }',
    breaks: 'a recovery code is accepted once',
  },
  {
    id: 'app-codes-not-counted',
    file: `${DOMAIN}/security/proof.ts`,
    before: "method, code)) refuseCounted(context, member, 'TWO_STEP_INVALID');",
    after: "method, code)) throw new Refusal('TWO_STEP_INVALID');",
    breaks: 'five wrong codes of an app lock the account',
  },
  {
    id: 'hold-a-moment-too-long',
    file: `${DOMAIN}/security-events/hold.ts`,
    before: 'Date.parse(until) <= clock.now().getTime()',
    after: 'Date.parse(until) < clock.now().getTime()',
    breaks: 'a hold is over after 24 hours',
  },
  {
    id: 'old-contact-gets-no-notice',
    file: `${DOMAIN}/security-events/send-notice.ts`,
    before: '[contactOf(profile), replaced]',
    after: '[contactOf(profile)]',
    breaks: 'a contact that was replaced gets the notice, too',
  },
  {
    id: 'break-a-moment-too-long',
    file: `${DOMAIN}/breaks/current-break.ts`,
    before: 'clock.now().getTime() < endOf(row)',
    after: 'clock.now().getTime() <= endOf(row)',
    breaks: 'a break is over at its end',
  },
  {
    id: 'exclusion-keeps-other-sessions',
    file: `${DOMAIN}/session/open-sessions.ts`,
    before: "if (state !== 'SELF_EXCLUSION') return;",
    after: 'if (state.length > 0) return;',
    breaks: 'a self-exclusion ends the other sessions',
  },
  {
    id: 'identity-frees-one-centavo-more',
    file: `${DOMAIN}/restrictions/restrictions.ts`,
    before: 'compareAmounts(amount, parseAmount(freeUpTo, amount.currency)) <= 0',
    after: 'compareAmounts(amount, parseAmount(freeUpTo, amount.currency)) <= 1',
    breaks: 'withdrawals above the free amount need a verified identity',
  },
];

export const ACCOUNT_FAULTS: readonly Fault[] = ACCOUNT.map((fault): Fault => ({
  ...fault,
  proof: { kind: 'related' },
}));
