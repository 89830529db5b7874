import {
  bindMemberEmail,
  bindMemberMobile,
  changePassword,
  confirmPasswordResetByEmail,
  createWithdrawOrder,
  getWithdrawConfig,
  listSecurityEvents,
  quoteWithdraw,
  requestPasswordResetByEmail,
  resetPasswordByMobile,
  sendEmailCode,
  sendLoginSmsCode,
  sendRegisterSmsCode,
  transferToUpline,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { createFrozenClock } from '../clock/clock.ts';
import { changeProfile } from '../domain/member/index.ts';
import { holdOf } from '../domain/security-events/index.ts';
import { changeSettings } from '../domain/site/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { createCaller, refusalOf, type Caller } from '../testing/caller.ts';
import { keyOf } from '../testing/money.ts';
import { createCallerAs, lastCode, lastMessage, logInAgain, solvePuzzle } from '../testing/people.ts';

const OLD = personas.member.password;
const NEW = 'Ilangilang8';
const NUMBER = { mobileNum: '9171234567', countryDialingCode: '63' };
const OTHER_NUMBER = { mobileNum: '9998887766', countryDialingCode: '63' };
const UNTIL = '2026-11-22T01:00:00.000Z';
const withdrawal = { amount: '500.00', currency: 'PHP', bankCardId: 'card_31' };

/** A world at 01:00 of the examples, without a session. */
const createAtOne = (): Caller => createCaller({ clock: createFrozenClock(new Date('2026-11-21T01:00:00Z')) });

async function resetBySms(caller: Caller): Promise<void> {
  const { client, world } = caller;
  const sliderVerification = await solvePuzzle(caller, 'SMS');
  await sendLoginSmsCode({ client, body: { ...NUMBER, sliderVerification, purpose: 'forgotPassword' } });
  const body = { ...NUMBER, verificationCode: lastCode(world), newPassword: NEW };
  const { value } = await resetPasswordByMobile({ client, body });
  caller.setToken(value.token);
}

const withdraw = ({ client }: Caller) =>
  createWithdrawOrder({ client, body: { ...withdrawal, paymentPassword: '482915' }, headers: keyOf('withdraw') });

const setTo = ({ world }: Caller, time: string) => world.clock.advance(Date.parse(time) - world.clock.now().getTime());

/** The reset by SMS at 01:00 and the change with the old password at 05:00 of the examples. */
async function resetThenChange(): Promise<Caller> {
  const caller = createAtOne();
  await resetBySms(caller);
  setTo(caller, '2026-11-21T05:00:00.000Z');
  const confirmed = { newPassword: OLD, confirmNewPassword: OLD };
  await changePassword({ client: caller.client, body: { oldPassword: NEW, ...confirmed } });
  return caller;
}

describe('the hold after a reset of the password', () => {
  it('EX-S-03: lasts 24 hours, and a change with the old password does not restart it', async () => {
    const caller = await resetThenChange();
    setTo(caller, '2026-11-22T00:59:59.999Z');
    expect(await refusalOf(withdraw(caller))).toMatchObject({
      code: 'ACCOUNT_RESTRICTED',
      status: 403,
      value: {
        reasons: [
          {
            code: 'SECURITY_HOLD',
            since: '2026-11-21T01:00:00.000Z',
            until: UNTIL,
            blocks: ['WITHDRAW', 'TRANSFER'],
            action: 'REPORT_CHANGE',
          },
        ],
      },
    });
  });

  it('EX-S-04: is over after 24 hours', async () => {
    const caller = await resetThenChange();
    setTo(caller, UNTIL);
    await logInAgain(caller, personas.member);
    expect((await withdraw(caller)).value.status).toBe('PENDING');
  });

  it('S-06: is the same after a reset by a link, and a later reset restarts it', async () => {
    const caller = createAtOne();
    const { client, world } = caller;
    await resetBySms(caller);
    setTo(caller, '2026-11-21T03:00:00.000Z');
    await requestPasswordResetByEmail({ client, body: { username: 'maricel', email: 'maricel@mail.example' } });
    const resetToken = new URL(lastMessage(world).link ?? '').searchParams.get('token') ?? '';
    await confirmPasswordResetByEmail({ client, body: { resetToken, newPassword: OLD, confirmNewPassword: OLD } });
    const hold = { since: '2026-11-21T03:00:00.000Z', until: '2026-11-22T03:00:00.000Z' };
    expect(holdOf(world, ids.member)).toEqual(hold);
  });

  it('S-06: blocks transfers and the figures of a withdrawal, but neither wallets nor reading', async () => {
    const caller = createAtOne();
    const { client, world } = caller;
    changeSettings(world, { transferToUpline: true });
    await resetBySms(caller);
    const transfer = { amount: '100.00', currency: 'PHP', paymentPassword: '482915' };
    const codes = [
      await refusalOf(transferToUpline({ client, body: transfer, headers: keyOf('up') })),
      await refusalOf(quoteWithdraw({ client, query: withdrawal })),
    ].map(({ code }) => code);
    expect(codes).toEqual(['ACCOUNT_RESTRICTED', 'ACCOUNT_RESTRICTED']);
    expect((await getWithdrawConfig({ client })).success).toBe(true);
  });
});

describe('the hold after another contact', () => {
  const bindNumber = async (caller: Caller) => {
    const sliderVerification = await solvePuzzle(caller, 'SMS');
    await sendRegisterSmsCode({ client: caller.client, body: { ...OTHER_NUMBER, sliderVerification } });
    const body = { ...OTHER_NUMBER, verificationCode: lastCode(caller.world), loginPassword: OLD };
    return bindMemberMobile({ client: caller.client, body });
  };
  const bindAddress = async ({ client, world }: Caller) => {
    const email = 'maricel.santos@mail.example';
    await sendEmailCode({ client, body: { email } });
    return bindMemberEmail({ client, body: { email, verificationCode: lastCode(world), loginPassword: OLD } });
  };

  it.each([
    ['MOBILE_CHANGED', bindNumber],
    ['EMAIL_CHANGED', bindAddress],
  ])('S-06: %s blocks withdrawals for 24 hours, as the history says', async (kind, bind) => {
    const caller = await createCallerAs(personas.member);
    const { client, world } = caller;
    await bind(caller);
    const holdUntil = '2026-11-22T06:00:00.000Z';
    expect(await refusalOf(withdraw(caller))).toMatchObject({ code: 'ACCOUNT_RESTRICTED' });
    const { content } = (await listSecurityEvents({ client, query: { pageNo: 1, pageSize: 20 } })).value;
    expect(content[0]).toMatchObject({ kind, time: '2026-11-21T06:00:00.000Z', ip: '127.0.0.1', holdUntil });
    expect(holdOf(world, ids.member)?.until).toBe(holdUntil);
  });

  it('S-06: the first contact of an account without login password blocks, too', async () => {
    const caller = await createCallerAs(personas.member);
    const { world } = caller;
    changeProfile(world, ids.member, { mobile: null, mobileNum: null, mobileVerified: false });
    world.store.transact(() => world.store.members.update(ids.member, { password: '' }));
    await bindNumber(caller);
    expect((await refusalOf(withdraw(caller))).code).toBe('ACCOUNT_RESTRICTED');
  });

  it('S-06: the first contact of its kind blocks nothing else', async () => {
    const caller = await createCallerAs(personas.member);
    changeProfile(caller.world, ids.member, { mobile: null, mobileNum: null, mobileVerified: false });
    await bindNumber(caller);
    expect((await withdraw(caller)).value.status).toBe('PENDING');
  });
});

it('S-05: a new login with the same address and device adds no event', async () => {
  const { client, setToken, world } = await createCallerAs(personas.member);
  const logins = () => world.store.securityEvents.all().filter(({ kind }) => kind === 'NEW_LOGIN');
  expect(logins()).toHaveLength(1);
  setToken(undefined);
  await logInAgain({ client, setToken, world }, personas.member);
  expect(logins()).toHaveLength(1);
});
