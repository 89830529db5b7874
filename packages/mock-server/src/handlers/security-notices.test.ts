import {
  bindMemberMobile,
  changePassword,
  createBankCard,
  createWithdrawOrder,
  deleteBankCard,
  getNoticeChoices,
  login,
  sendRegisterSmsCode,
  sendSecurityCode,
  resetPaymentPassword,
  updateNoticeChoices,
  updateTwoStep,
} from '@croupier/sdk/client';
import type { SecurityEventKind } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { changeProfile } from '../domain/member/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, type Caller } from '../testing/caller.ts';
import { keyOf } from '../testing/money.ts';
import { clientAt, createCallerAs, lastCode, lastMessage, logInAgain, solvePuzzle } from '../testing/people.ts';

const { password } = personas.member;
const ADDRESS = 'maricel@mail.example';

/** A session of maricel, who reads English; the outbox is empty. */
async function openEnglish(): Promise<Caller> {
  const caller = await createCallerAs(personas.member);
  const { store } = caller.world;
  changeProfile(caller.world, ids.member, { language: 'EN' });
  store.transact(() => store.outbox.all().forEach(({ id }) => store.outbox.remove(id)));
  return caller;
}

const noticesOf = ({ world }: Caller) => world.store.outbox.all().filter(({ purpose }) => purpose === 'securityNotice');

async function askSecurityCode({ client, world }: Caller): Promise<string> {
  await sendSecurityCode({ client, body: { channel: 'SMS' } });
  return lastCode(world);
}

/** Changes of which the member gets a notice, with the kind of their event. */
const CHANGES: Partial<Record<SecurityEventKind, (caller: Caller) => Promise<unknown>>> = {
  PASSWORD_CHANGED: ({ client }) =>
    changePassword({
      client,
      body: { oldPassword: password, newPassword: 'Ilangilang8', confirmNewPassword: 'Ilangilang8' },
    }),
  async PAYMENT_PASSWORD_CHANGED(caller) {
    const verificationCode = await askSecurityCode(caller);
    const chosen = { newPaymentPassword: '771902', confirmNewPaymentPassword: '771902' };
    const body = { loginPassword: password, verificationCode, ...chosen };
    return resetPaymentPassword({ client: caller.client, body, headers: keyOf('reset') });
  },
  BANK_CARD_ADDED: ({ client }) =>
    createBankCard({
      client,
      body: {
        bankCode: 'KAWAYANBK',
        accountNumber: '1234567890',
        payeeName: 'Maricel D. Santos',
        paymentPassword: '482915',
      },
      headers: keyOf('card'),
    }),
  BANK_CARD_REMOVED: ({ client }) =>
    deleteBankCard({
      client,
      path: { cardId: 'card_31' },
      body: { paymentPassword: '482915' },
      headers: keyOf('remove'),
    }),
  async TWO_STEP_ON(caller) {
    const verificationCode = await askSecurityCode(caller);
    const body = { enabled: true, loginPassword: password, verificationCode };
    return updateTwoStep({ client: caller.client, body, headers: keyOf('two-step') });
  },
  WITHDRAWAL_REQUESTED: ({ client }) =>
    createWithdrawOrder({
      client,
      body: { amount: '500.00', currency: 'PHP', bankCardId: 'card_31', paymentPassword: '482915' },
      headers: keyOf('withdraw'),
    }),
};

describe('a notice about the security of the account', () => {
  it.each(Object.entries(CHANGES))(
    'S-05: %s goes to the verified email address, without amounts',
    async (kind, change) => {
      const caller = await openEnglish();
      await change(caller);
      const [notice] = noticesOf(caller);
      expect([notice?.channel, notice?.to, noticesOf(caller).length]).toEqual(['EMAIL', ADDRESS, 1]);
      expect(notice?.text).toContain('When: 2026-11-21 14:00');
      expect(notice?.text).toContain('Where: 127.0.0.1');
      expect(notice?.text).toContain('Not you?');
      expect(notice?.text).not.toMatch(/500|₱|PHP/);
      expect(caller.world.store.securityEvents.all().at(-1)?.kind).toBe(kind);
    },
  );

  it('S-05: of a login names device and address, only when one of them is new', async () => {
    const caller = createCaller();
    const headers = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15)' };
    const logInAt = (address: string) =>
      login({ client: clientAt(caller.world, address), body: bodyOf(personas.member), headers });
    await logInAt('203.0.113.24');
    expect(noticesOf(caller)).toEqual([]);
    await logInAt('192.0.2.9');
    expect(lastMessage(caller.world).text).toContain('Saan: Browser on Android, 192.0.2.9');
    await logInAgain(caller, personas.newcomer);
    expect(noticesOf(caller)).toHaveLength(1);
  });

  it('S-05: of another number goes to the old one, too, and names the end of the hold', async () => {
    const caller = await openEnglish();
    const { client, world } = caller;
    const number = { mobileNum: '9998887766', countryDialingCode: '63' };
    const sliderVerification = await solvePuzzle(caller, 'SMS');
    await sendRegisterSmsCode({ client, body: { ...number, sliderVerification } });
    await bindMemberMobile({
      client,
      body: { ...number, verificationCode: lastCode(world), loginPassword: password },
    });
    expect(noticesOf(caller).map(({ channel, to }) => [channel, to])).toEqual([
      ['EMAIL', ADDRESS],
      ['SMS', '639171234567'],
    ]);
    expect(noticesOf(caller)[0]?.text).toContain('Withdrawals and transfers are blocked until 2026-11-22 14:00.');
  });

  it('S-05: goes to the mobile number without a verified address, and nowhere without both', async () => {
    const caller = await openEnglish();
    const { world } = caller;
    changeProfile(world, ids.member, { emailVerified: false });
    await CHANGES.WITHDRAWAL_REQUESTED?.(caller);
    expect(noticesOf(caller)).toMatchObject([{ channel: 'SMS', to: '639171234567' }]);
    changeProfile(world, ids.member, { mobileVerified: false });
    await CHANGES.BANK_CARD_ADDED?.(caller);
    expect(noticesOf(caller)).toHaveLength(1);
  });

  it('S-05: is sent whatever the member has chosen', async () => {
    const caller = await openEnglish();
    const { client } = caller;
    await updateNoticeChoices({ client, body: { promotions: { inbox: true, email: false, sms: false } } });
    await CHANGES.PASSWORD_CHANGED?.(caller);
    expect(noticesOf(caller)).toHaveLength(1);
  });
});

it('notices about promotions are off until they are chosen, and the last choice counts', async () => {
  const { client } = await createCallerAs(personas.member);
  const none = { promotions: { inbox: false, email: false, sms: false } };
  expect((await getNoticeChoices({ client })).value).toEqual(none);
  for (const chosen of [{ promotions: { inbox: true, email: true, sms: false } }, none]) {
    expect((await updateNoticeChoices({ client, body: chosen })).value).toEqual(chosen);
    expect((await getNoticeChoices({ client })).value).toEqual(chosen);
  }
});
