import {
  bindMemberMobile,
  checkAffiliateCode,
  sendEmailCode,
  sendLoginSmsCode,
  sendRegisterSmsCode,
  sendTwoStepCode,
  login,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { changeSettings } from '../domain/site/index.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, refusalOf, type Caller } from '../testing/caller.ts';
import { clientAt, createCallerAs, MINUTE } from '../testing/people.ts';

const sliderVerification = { challengeId: 'sld_none', verifyToken: 'svt_none' };

/** A caller of a site whose codes need no puzzle. */
function start(): Caller {
  const caller = createCaller();
  changeSettings(caller.world, { sliderAtSms: false });
  return caller;
}
const sendTo = ({ client }: Pick<Caller, 'client'>, mobileNum: string, countryDialingCode = '63') =>
  sendRegisterSmsCode({ client, body: { mobileNum, countryDialingCode, sliderVerification } });
const numberOf = (index: number): string => `99800000${String(index).padStart(2, '0')}`;

describe('a second code', () => {
  it('is refused during the countdown of the first code, whatever its purpose', async () => {
    const caller = start();
    const { client, world } = caller;
    const body = { mobileNum: '9171234567', countryDialingCode: '63', sliderVerification } as const;
    await sendLoginSmsCode({ client, body: { ...body, purpose: 'login' } });
    world.clock.advance(MINUTE - 1000);
    const again = sendLoginSmsCode({ client, body: { ...body, purpose: 'forgotPassword' } });
    expect(await refusalOf(again)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 });
    expect(world.store.outbox.all()).toHaveLength(1);
    world.clock.advance(1000);
    expect((await sendLoginSmsCode({ client, body: { ...body, purpose: 'login' } })).value.expiredMinutes).toBe(1);
  });

  it('is refused for a two-step login during the countdown of the first code', async () => {
    const { client } = createCaller();
    const error = await refusalOf(login({ client, body: bodyOf(personas.unknownAddress) }));
    const body = { twoStepToken: String(error.value?.['twoStepToken']), channel: 'SMS' } as const;
    await sendTwoStepCode({ client, body });
    expect(await refusalOf(sendTwoStepCode({ client, body }))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
  });
});

describe('codes for one network address', () => {
  it('are limited to twenty an hour; refused requests do not use up the limits of the numbers', async () => {
    const caller = start();
    for (let index = 0; index < 20; index += 1) await sendTo(caller, numberOf(index));
    expect(await refusalOf(sendTo(caller, numberOf(20)))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3600 });
    const elsewhere = { client: clientAt(caller.world, '203.0.113.5') };
    expect((await sendTo(elsewhere, numberOf(20))).value.expiredMinutes).toBe(1);
    caller.world.clock.advance(60 * MINUTE);
    expect((await sendTo(caller, numberOf(21))).value.expiredMinutes).toBe(1);
  });
});

describe('codes by mail for one member', () => {
  it('are limited to five an hour, to all addresses together', async () => {
    const { client, world } = await createCallerAs(personas.newcomer);
    const ask = (index: number) => sendEmailCode({ client, body: { email: `bituin${index}@mail.example` } });
    for (let index = 0; index < 5; index += 1) await ask(index);
    expect(await refusalOf(ask(5))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3600 });
    expect(world.store.outbox.all()).toHaveLength(5);
  });
});

describe('a dialing code', () => {
  it.each(['9999', '0063', '0'])('is refused with MOBILE_INVALID when it is the unknown %s', async (code) => {
    expect((await refusalOf(sendTo(start(), '9998887766', code))).code).toBe('MOBILE_INVALID');
    const { client } = await createCallerAs(personas.newcomer);
    const body = { mobileNum: '9998887766', countryDialingCode: code, verificationCode: '123456' };
    expect((await refusalOf(bindMemberMobile({ client, body }))).code).toBe('MOBILE_INVALID');
  });

  it('is accepted when it belongs to a country', async () => {
    expect((await sendTo(start(), '91234567', '65')).value.expiredMinutes).toBe(1);
  });
});

describe("agents' codes", () => {
  it('can be checked twenty times in ten minutes per network address', async () => {
    const { client, world } = createCaller();
    const ask = (code: string, by = client) =>
      checkAffiliateCode({ client: by, query: { code, domain: 'play.croupier.example' } });
    for (let time = 0; time < 20; time += 1) {
      expect((await refusalOf(ask(`GUESS${time}`))).code).toBe('AFFILIATE_CODE_INVALID');
    }
    expect(await refusalOf(ask('AMIHAN19'))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 600 });
    expect((await ask('AMIHAN19', clientAt(world, '203.0.113.5'))).success).toBe(true);
    world.clock.advance(10 * MINUTE);
    expect((await ask('AMIHAN19')).success).toBe(true);
  });
});
