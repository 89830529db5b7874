import { setPlayerLimit, type Client } from '@croupier/sdk/client';
import { ApiError, errorStatuses } from '@croupier/sdk/errors';
import { operations, type OperationId } from '@croupier/sdk/operations';
import type { ErrorCode } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { ids } from '../seed/members.ts';
import { personas, type Persona } from '../seed/personas.ts';
import { prepareLift } from '../testing/breaks.ts';
import { earnRebate } from '../testing/rebates.ts';
import { createCaller } from '../testing/caller.ts';
import { createPlayer, sendSigned } from '../testing/money.ts';
import { calls, examplesOf, modelled, type Input } from '../testing/contract-requests.ts';

/**
 * Refusals expected in a new world, by operation id and name of the example: it uses a code, token or password that this
 * world did not issue, an order in its final state, an offer that the member cannot take, or a disabled module.
 */
const REFUSED: Readonly<Record<string, ErrorCode>> = {
  'login sms': 'SMS_CODE_INVALID',
  'loginSocial typical': 'SOCIAL_TOKEN_INVALID',
  'loginSocial first': 'SOCIAL_TOKEN_INVALID',
  'loginPhoneAuth typical': 'SMS_NOT_ENABLED',
  'verifyTwoStepLogin typical': 'TWO_STEP_EXPIRED',
  'verifyTwoStepLogin app': 'TWO_STEP_EXPIRED',
  'verifyTwoStepLogin recovery': 'TWO_STEP_EXPIRED',
  'changePassword first': 'FIELD_INVALID',
  'sendLoginSmsCode typical': 'AUTH_SLIDER_FAILED',
  'sendRegisterSmsCode typical': 'AUTH_SLIDER_FAILED',
  'verifySliderChallenge typical': 'AUTH_SLIDER_FAILED',
  'sendTwoStepCode typical': 'TWO_STEP_EXPIRED',
  'registerMember typical': 'AUTH_SLIDER_FAILED',
  'registerMemberByMobile typical': 'FEATURE_DISABLED',
  'resetPasswordByMobile typical': 'SMS_CODE_INVALID',
  'confirmPasswordResetByEmail typical': 'RESET_TOKEN_INVALID',
  'bindMemberMobile typical': 'SMS_CODE_INVALID',
  'bindMemberMobile replacing': 'SMS_CODE_INVALID',
  'bindMemberEmail typical': 'SMS_CODE_INVALID',
  'bindMemberEmail replacing': 'SMS_CODE_INVALID',
  'updatePaymentPassword typical': 'PAYMENT_PASSWORD_INVALID',
  'resetPaymentPassword typical': 'SMS_CODE_INVALID',
  'updateTwoStep typical': 'SMS_CODE_INVALID',
  'updateTwoStep app': 'FIELD_INVALID',
  'confirmTotp typical': 'TWO_STEP_EXPIRED',
  'removeTotp typical': 'FIELD_INVALID',
  'removeTotp lostPhone': 'FIELD_INVALID',
  'createRecoveryCodes typical': 'FIELD_INVALID',
  'transferToUpline typical': 'PAYMENT_PASSWORD_INVALID',
  'transferToDownline typical': 'PAYMENT_PASSWORD_INVALID',
  'createFeedback typical': 'FIELD_INVALID',
  'submitIdentity typical': 'FIELD_INVALID',
  'submitIdentity address': 'FIELD_INVALID',
  'createDepositOrder typical': 'PROMO_ALREADY_CLAIMED',
  'claimPromotion typical': 'PROMO_NOT_ELIGIBLE',
  'applyPromotion typical': 'PROMO_NOT_ELIGIBLE',
  'createDownlineAccount typical': 'USERNAME_TAKEN',
  'createDownlineAccount agent': 'USERNAME_TAKEN',
  'createContractOffer typical': 'CONTRACT_STATE_INVALID',
  'cancelContractOffer only': 'CONTRACT_STATE_INVALID',
  'processDividendRequest typical': 'CONTRACT_STATE_INVALID',
  'processDividendRequest rejected': 'CONTRACT_STATE_INVALID',
  'processRealtimeSalaryContract typical': 'CONTRACT_STATE_INVALID',
  'processRealtimeSalaryContract rejected': 'CONTRACT_STATE_INVALID',
  'placeSportsBets together': 'ODDS_CHANGED',
  'placeSportsBets singles': 'ODDS_CHANGED',
  'cancelDepositOrder only': 'ORDER_STATE_INVALID',
  'submitDepositProof typical': 'ORDER_STATE_INVALID',
  'createBankCard typical': 'BANK_CARD_DUPLICATE',
  'confirmPlayerLimit only': 'PROTECTION_LOCKED',
  'deleteBankCard typical': 'PAYMENT_PASSWORD_INVALID',
  'createWithdrawOrder typical': 'PAYMENT_PASSWORD_INVALID',
  'cancelWithdrawOrder only': 'ORDER_STATE_INVALID',
  'confirmWithdrawReceipt typical': 'ORDER_STATE_INVALID',
  'confirmWithdrawReceipt onePart': 'ORDER_STATE_INVALID',
  'disputeWithdrawPayout typical': 'ORDER_STATE_INVALID',
  'disputeWithdrawPayout nothing': 'ORDER_STATE_INVALID',
  'vendorDebit lottery': 'LAUNCH_TOKEN_INVALID',
  'vendorCredit sports': 'LAUNCH_TOKEN_INVALID',
};

/** What an example needs to be before it. */
const PREPARATIONS: Readonly<Partial<Record<OperationId, (client: Client) => Promise<unknown>>>> = {
  async confirmPlayerLimit(client) {
    const path = { kind: 'DEPOSIT', period: 'DAY' } as const;
    await setPlayerLimit({ client, path, body: { amount: '500.00', currency: 'PHP' } });
    await setPlayerLimit({ client, path, body: { amount: '1000.00', currency: 'PHP' } });
  },
};

/** Parties of the seeded contracts; an example of a contract is one of theirs. */
const PARTIES = [personas.agent, personas.subAgent, { ...personas.agent, account: 'tala' }];
/** Refusals of a contract by those who are no party of it. */
const NO_PARTY: ReadonlySet<string> = new Set(['CONTRACT_NOT_FOUND', 'CONTRACT_TYPE_DISABLED']);

/** Refusal code of a call by a permitted caller, of contracts by one of their parties; undefined when answered. */
async function outcomeOf(id: OperationId, input: Input): Promise<string | undefined> {
  if (operations[id].moduleFlag !== 'AGENTPOLICY3') return outcomeFor(id, input);
  let outcome: string | undefined;
  for (const party of PARTIES) {
    outcome = await outcomeFor(id, input, party);
    if (outcome === undefined || !NO_PARTY.has(outcome)) return outcome;
  }
  return outcome;
}

async function outcomeFor(id: OperationId, input: Input, party?: Persona): Promise<string | undefined> {
  const { roles } = operations[id];
  if (roles.includes('vendor') || roles.includes('provider')) {
    const { world } = createCaller();
    const answer = await sendSigned(world, id, input.body, String(Object.values(input.path ?? {})[0]));
    return answer.errorCode;
  }
  const persona = party ?? (roles.includes('member') ? personas.member : personas.agent);
  const { client, world } = roles.includes('guest') ? createCaller() : await createPlayer(persona);
  prepareLift(world, ids.member, id);
  if (id === 'claimManualRebate') earnRebate(world, ids.member);
  await PREPARATIONS[id]?.(client);
  return calls[id]({ client, ...input }).then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? (error.code ?? error.kind) : 'not an ApiError'),
  );
}

describe('request examples of the contract', () => {
  it.each(modelled)('%s: each example is answered, or refused as listed in REFUSED', async (id) => {
    const examples = examplesOf(id);
    expect(examples).not.toEqual([]);
    for (const [name, example] of examples) {
      // `outcomeOf` creates a new world for each example.
      expect([name, await outcomeOf(id, example)]).toEqual([name, REFUSED[`${id} ${name}`]]);
    }
  });

  it('REFUSED lists existing examples only, and no code with status 404, 500 or 501', () => {
    const existing = new Set(modelled.flatMap((id) => examplesOf(id).map(([name]) => `${id} ${name}`)));
    expect(Object.keys(REFUSED).filter((key) => !existing.has(key))).toEqual([]);
    for (const code of Object.values(REFUSED)) expect([404, 500, 501]).not.toContain(errorStatuses[code]);
  });
});
