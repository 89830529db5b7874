import { applyScenario } from '@croupier/mock-server/node';
import { beforeEach, expect, it, vi } from 'vitest';

import errors from '../../shared/errors/texts/en.json' with { type: 'json' };
import { setUpTestSite } from '../../testing/site-harness.ts';
import { showsText } from '../../testing/page-parts.ts';
import { recordBodies } from '../../testing/site-settings.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
  applyScenario(harness.site.world, 'phone-service');
});

const SEND = /^Send code/;
const PICKER = /^Country code/;
const NUMBER = '0917 123 4567';
const MINUTE = 60_000;

const come = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const token = (): string | null => sessionStorage.getItem('token');
const messages = () => harness.site.world.store.outbox.all();
const isCounting = (): boolean => findControl(SEND)?.getAttribute('aria-disabled') === 'true';

async function openSms(): Promise<void> {
  await harness.site.open({ address: '/nowhere', popup: 'login' });
  await come('SMS code');
  await press('SMS code');
  await come(PICKER);
}

/** Asks for a code, and returns it when it has arrived. */
async function sendCode(): Promise<string> {
  const { site } = harness;
  const count = messages().length;
  await press(SEND);
  await site.waitUntil(() => messages().length > count && isCounting(), 'The code and the countdown');
  return messages().at(-1)?.code ?? '';
}

it('logs in with the proof of the phone service, without a puzzle [LOGIN-13] [LOGIN-29]', async () => {
  const { site } = harness;
  const bodies = recordBodies();
  await openSms();
  await fill('Mobile number', NUMBER);
  await fill('Verification code', await sendCode());
  await press('Log in');
  await site.waitUntil(() => token() !== null, 'The session');
  expect(bodies('loginPhoneAuth')).toEqual([
    {
      mobileNum: '9171234567',
      countryDialingCode: '63',
      firebaseChannel: 'sandbox',
      firebaseIdToken: expect.stringMatching(/^sandbox:phone:639171234567:\d+$/),
    },
  ]);
  for (const call of ['createSliderChallenge', 'sendLoginSmsCode', 'login'])
    expect(site.callsSinceOpen.has(call)).toBe(false);
});

it('sends the code to the number of the chosen country [DIAL-01]', async () => {
  await openSms();
  await press(PICKER);
  const option = (): Element | undefined =>
    [...document.querySelectorAll('[role=option]')].find(({ textContent }) => textContent?.includes('Singapore'));
  await harness.site.waitUntil(() => option() !== undefined, 'The countries');
  await press(option());
  await come('Country code Singapore +65');
  await fill('Mobile number', '8123 4567');
  await sendCode();
  expect(messages().map(({ to }) => to)).toEqual(['6581234567']);
});

it('counts 60 s, sends no code meanwhile, and then another one, which alone is valid [SMS-01] [SMS-03] [SMS-05] [ERR-10]', async () => {
  const { site } = harness;
  await openSms();
  await fill('Mobile number', NUMBER);
  const first = await sendCode();
  expect(showsText(/Resend in (60|5\d) s/)).toBe(true);
  await press(SEND);
  await site.untilIdle();
  expect(messages()).toHaveLength(1);

  site.world.clock.advance(MINUTE);
  const now = vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + MINUTE);
  await site.waitUntil(() => !isCounting(), 'The end of the countdown');
  const second = await sendCode();
  expect(second).not.toBe(first);
  await fill('Verification code', first);
  await press('Log in');
  await site.waitUntil(() => showsText(errors.identity.INVALID_CODE), 'The refusal');
  expect([token(), site.callsSinceOpen.has('loginPhoneAuth')]).toEqual([null, false]);
  await fill('Verification code', second);
  await press('Log in');
  await site.waitUntil(() => token() !== null, 'The session');
  now.mockRestore();
});

it('goes on with the code and the countdown after a reload', async () => {
  const { site } = harness;
  await openSms();
  await fill('Mobile number', NUMBER);
  const code = await sendCode();
  await site.reopen();
  await come('SMS code');
  await press('SMS code');
  await come(PICKER);
  expect(isCounting()).toBe(true);
  await fill('Mobile number', NUMBER);
  await fill('Verification code', code);
  await press('Log in');
  await site.waitUntil(() => token() !== null, 'The session');
});
