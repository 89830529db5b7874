import { login, sendTwoStepCode, verifyTwoStepLogin } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { changeProfile } from '../domain/member/profile-row.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, refusalOf, type Caller } from '../testing/caller.ts';
import { clientAt, lastCode, lastMessage, MINUTE, wrongCode } from '../testing/people.ts';

const body = bodyOf(personas.unknownAddress);

async function start({ client }: Caller): Promise<string> {
  const error = await refusalOf(login({ client, body }));
  expect(error.code).toBe('AUTH_IP_UNREGISTERED');
  return String(error.value?.['twoStepToken']);
}

describe('a login from an unknown address', () => {
  it('succeeds with the code that was sent to the masked number', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const twoStepToken = await start(caller);
    const sent = await sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } });
    expect(sent.value).toEqual({ expiredMinutes: 1, maskedTarget: '921****502' });
    expect(lastMessage(world)).toMatchObject({ channel: 'sms', to: '639211234502', purpose: 'twoStep' });
    const { value } = await verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode: lastCode(world) } });
    expect(value.user.account).toBe('crisanto');
    const again = verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode: lastCode(world) } });
    expect((await refusalOf(again)).code).toBe('TWO_STEP_EXPIRED');
    await start(caller);
  });

  it('needs no code again from the trusted address only', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const twoStepToken = await start(caller);
    const sent = await sendTwoStepCode({ client, body: { twoStepToken, channel: 'EMAIL' } });
    expect(sent.value.maskedTarget).toBe('c*****o@mail.example');
    const verificationCode = lastCode(world);
    await verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode, trustIp: true } });
    expect((await login({ client, body })).value.user.account).toBe('crisanto');
    const elsewhere = await refusalOf(login({ client: clientAt(world, '203.0.113.77'), body }));
    expect(elsewhere.code).toBe('AUTH_IP_UNREGISTERED');
  });

  it('needs no code from an address that was trusted earlier', async () => {
    const { world } = createCaller();
    const { value } = await login({ client: clientAt(world, '198.51.100.61'), body });
    expect(value.user.account).toBe('crisanto');
  });

  it.each([
    ['a wrong code', 0, wrongCode],
    ['an expired code', MINUTE, (code: string) => code],
  ])('is refused with %s, and accepts a new code', async (_what, after, toInput) => {
    const caller = createCaller();
    const { client, world } = caller;
    const twoStepToken = await start(caller);
    await sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } });
    world.clock.advance(after);
    const verificationCode = toInput(lastCode(world));
    const error = await refusalOf(verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode } }));
    expect(error.code).toBe('TWO_STEP_INVALID');
    world.clock.advance(MINUTE);
    await sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } });
    const { value } = await verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode: lastCode(world) } });
    expect(value.user.account).toBe('crisanto');
  });

  it('expires after ten minutes', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const twoStepToken = await start(caller);
    world.clock.advance(10 * MINUTE);
    const sending = await refusalOf(sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } }));
    const verifying = await refusalOf(
      verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode: '123456' } }),
    );
    expect([sending.code, verifying.code]).toEqual(['TWO_STEP_EXPIRED', 'TWO_STEP_EXPIRED']);
  });

  it('refuses to send a code to a missing or unreachable target, or too often', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const twoStepToken = await start(caller);
    const send = (channel: 'SMS' | 'EMAIL') => sendTwoStepCode({ client, body: { twoStepToken, channel } });
    changeProfile(world, ids.unknownAddress, { email: null });
    expect(await refusalOf(send('EMAIL'))).toMatchObject({
      code: 'FIELD_INVALID',
      fieldErrors: [{ field: 'channel' }],
    });
    for (let time = 0; time < 3; time += 1) {
      await send('SMS');
      world.clock.advance(MINUTE);
    }
    expect(await refusalOf(send('SMS'))).toMatchObject({ code: 'SMS_TOO_FREQUENT', retryAfter: 300 });
    changeProfile(world, ids.unknownAddress, { mobile: '639000000000' });
    expect((await refusalOf(send('SMS'))).code).toBe('SMS_SEND_FAILED');
  });

  it('is refused a code when the daily quota is used up', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const send = async (): Promise<unknown> => {
      const twoStepToken = await start(caller);
      return sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } });
    };
    for (let time = 0; time < 10; time += 1) {
      await send();
      world.clock.advance(6 * MINUTE);
    }
    expect(await refusalOf(send())).toMatchObject({ code: 'SMS_QUOTA_EXCEEDED', status: 429 });
  });
});
