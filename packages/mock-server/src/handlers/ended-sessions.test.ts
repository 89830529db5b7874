import {
  changePassword,
  createApiClient,
  getMemberInfo,
  login,
  resetPasswordByMobile,
  revokeOtherSessions,
  sendLoginSmsCode,
} from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, refusalOf, type Caller } from '../testing/caller.ts';
import { planFault } from '../testing/games.ts';
import { lastCode, solvePuzzle } from '../testing/people.ts';

const NUMBER = { mobileNum: '9171234567', countryDialingCode: '63' };
const { password } = personas.member;

/** Logs maricel in once more, in the same world. */
async function openAnother({ world, client }: Caller) {
  const { token } = (await login({ client, body: bodyOf(personas.member) })).value;
  return createApiClient({
    baseUrl: 'http://platform.example',
    fetch: (request) => world.dispatch(request),
    getToken: () => token,
  });
}

const ENDS: readonly (readonly [what: string, end: (caller: Caller) => Promise<unknown>])[] = [
  ['the end of all others', ({ client }) => revokeOtherSessions({ client })],
  [
    'a changed password',
    ({ client }) =>
      changePassword({
        client,
        body: { oldPassword: password, newPassword: 'Ilangilang8', confirmNewPassword: 'Ilangilang8' },
      }),
  ],
  [
    'a reset of the password',
    async (caller) => {
      const { client, world } = caller;
      const sliderVerification = await solvePuzzle(caller, 'SMS');
      await sendLoginSmsCode({ client, body: { ...NUMBER, sliderVerification, purpose: 'forgotPassword' } });
      const body = { ...NUMBER, verificationCode: lastCode(world), newPassword: 'Ilangilang8' };
      return resetPasswordByMobile({ client, body });
    },
  ],
];

it.each(ENDS)('S-07: %s ends the other sessions, but a call that began before is answered', async (_what, end) => {
  const caller = createCaller();
  const others = [await openAnother(caller), await openAnother(caller), await openAnother(caller)];
  caller.setToken((await login({ client: caller.client, body: bodyOf(personas.member) })).value.token);
  const inFlight = others.map((client) => {
    planFault(caller.world, 'getMemberInfo', 'slow', { milliseconds: 40 });
    return getMemberInfo({ client });
  });
  await end(caller);
  const answered = await Promise.all(inFlight);
  expect(answered.map(({ value }) => value.account)).toEqual(['maricel', 'maricel', 'maricel']);
  const after = await Promise.all(others.map((client) => refusalOf(getMemberInfo({ client }))));
  expect(after.map(({ code }) => code)).toEqual(['AUTH_REQUIRED', 'AUTH_REQUIRED', 'AUTH_REQUIRED']);
});
