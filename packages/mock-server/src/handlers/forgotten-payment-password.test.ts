import {
  createWithdrawOrder,
  resetPaymentPassword,
  sendSecurityCode,
  updatePaymentPassword,
} from '@croupier/sdk/client';
import type { PaymentPasswordReset } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { refusalOf, type Caller } from '../testing/caller.ts';
import { keyOf } from '../testing/money.ts';
import { createCallerAs, lastCode, MINUTE, wrongCode } from '../testing/people.ts';

const { password: loginPassword } = personas.member;
const CHOSEN = { newPaymentPassword: '771902', confirmNewPaymentPassword: '771902' };

async function prepare(): Promise<{ caller: Caller; right: PaymentPasswordReset }> {
  const caller = await createCallerAs(personas.member);
  await sendSecurityCode({ client: caller.client, body: { channel: 'EMAIL' } });
  return { caller, right: { loginPassword, verificationCode: lastCode(caller.world), ...CHOSEN } };
}

const reset = ({ client }: Caller, body: PaymentPasswordReset) =>
  resetPaymentPassword({ client, body, headers: keyOf('reset') });

const withdraw = ({ client }: Caller, paymentPassword: string) => {
  const body = { amount: '500.00', currency: 'PHP', bankCardId: 'card_31', paymentPassword };
  return createWithdrawOrder({ client, body, headers: keyOf('withdraw') });
};

describe('a forgotten payment password', () => {
  it('is replaced with the login password and a code, which also ends its lock', async () => {
    const { caller, right } = await prepare();
    for (let time = 0; time < 5; time += 1) await refusalOf(withdraw(caller, '000000'));
    expect((await refusalOf(withdraw(caller, '482915'))).code).toBe('PAYMENT_PASSWORD_LOCKED');
    await reset(caller, right);
    expect((await withdraw(caller, '771902')).value.status).toBe('PENDING');
  });

  it.each([
    ['PASSWORD_CHECK_FAILED', { loginPassword: 'wrong' }],
    ['SMS_CODE_INVALID', { verificationCode: 'wrong' }],
    ['PASSWORD_MISMATCH', { confirmNewPaymentPassword: '771903' }],
    ['FIELD_INVALID', { newPaymentPassword: 'letters', confirmNewPaymentPassword: 'letters' }],
  ])('is refused with %s, and stays', async (code, wrong) => {
    const { caller, right } = await prepare();
    expect((await refusalOf(reset(caller, { ...right, ...wrong }))).code).toBe(code);
    expect((await withdraw(caller, '482915')).value.status).toBe('PENDING');
  });

  it('is refused with an old code, and when there is none', async () => {
    const { caller, right } = await prepare();
    caller.world.clock.advance(MINUTE);
    expect((await refusalOf(reset(caller, right))).code).toBe('SMS_CODE_EXPIRED');
    const newcomer = await createCallerAs(personas.newcomer);
    expect((await refusalOf(reset(newcomer, right))).code).toBe('PAYMENT_PASSWORD_REQUIRED');
  });

  it('is locked like the login after five wrong login passwords', async () => {
    const { caller, right } = await prepare();
    const wrong = { ...right, loginPassword: 'wrong', verificationCode: wrongCode(right.verificationCode) };
    for (let time = 0; time < 5; time += 1) await refusalOf(reset(caller, wrong));
    expect(await refusalOf(reset(caller, right))).toMatchObject({ code: 'AUTH_ACCOUNT_LOCKED', retryAfter: 900 });
    const change = { oldPaymentPassword: '482915', ...CHOSEN };
    expect((await updatePaymentPassword({ client: caller.client, body: change })).success).toBe(true);
  });
});
