import { beforeEach, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { fillRegistration } from '../../testing/registration-input.ts';
import { setFields, setFlags } from '../../testing/site-settings.ts';
import { solvePuzzle, fill, press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

async function openForm(): Promise<void> {
  await harness.site.open({ address: '/nowhere', popup: 'register' });
  await harness.site.waitUntil(() => findControl('Create account') !== undefined, 'The form');
}

/** Texts that a screen reader reads with a field. */
const describedBy = (name: string): string =>
  (findControl(name)?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

it.each([
  ['Username', 'luningning7', 'Wrong username format'],
  ['Password', 'Ilangilang8', 'Wrong password format'],
  ['Email', 'luningning@mail.example', 'Wrong email format'],
  ['Mobile number', '0918 765 4321', 'Wrong mobile number format'],
])(
  'says at %s that %s has the wrong format when a pattern without a text of its own refuses it [VAL-31]',
  async (name, typed, text) => {
    const { site } = harness;
    const strict = { enabled: true, required: true, acceptedPattern: '#{40}' };
    setFields(site.world, { username: strict, password: strict, email: strict, mobileNum: strict });
    await openForm();
    await fillRegistration();
    await fill(name, typed);
    await press('Create account');
    await site.waitUntil(() => describedBy(name) !== '', 'The message');
    await site.untilIdle();
    expect(describedBy(name)).toContain(text);
  },
);

it('has messages for another confirmation, for a missing captcha, and for a missing SMS code [VAL-32]', async () => {
  const { site } = harness;
  setFlags(site.world, { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true });
  setFields(site.world, { captcha: { enabled: true, required: true } });
  await openForm();
  await fill('Password', 'Ilangilang8');
  await fill('Password again', 'Ilangilang9');
  await press('Create account');
  const [confirmation, captcha, code] = ['Password again', 'Type the digits you see', 'Verification code'];
  await site.waitUntil(() => describedBy(code ?? '').includes('Please enter the SMS code'), 'The messages');
  expect(describedBy(confirmation ?? '')).toContain('Confirm password mismatch');
  expect(describedBy(captcha ?? '')).toContain('Please enter the captcha');
});

it('takes a code of up to 255 characters, and says below it that it is wrong when the platform refuses it [VAL-11] [VAL-30]', async () => {
  const { site } = harness;
  setFlags(site.world, { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: false });
  setFields(site.world, { birthday: { enabled: false, required: false } });
  await openForm();
  await site.waitUntil(() => findControl(/^Country code/) !== undefined, 'The countries');
  await fill('Mobile number', '0918 765 4321');
  await fill('Verification code', '4'.repeat(256));
  await press(/^I have read/);
  await press('Create account');
  await site.waitUntil(() => findControl('Verification code')?.getAttribute('aria-invalid') === 'true', 'The length');
  expect(site.callsSinceOpen.has('createSliderChallenge')).toBe(false);
  await fill('Verification code', '4'.repeat(255));
  await press('Create account');
  await site.waitUntil(() => document.querySelector('input[type=range]:not([disabled])') !== null, 'The puzzle');
  await solvePuzzle(site.world.store.sliders.all().at(-1)?.gapX ?? 0);
  await site.waitUntil(
    () => describedBy('Verification code').includes('Please enter a valid verification code'),
    'The refusal',
  );
  expect(site.callsSinceOpen.has('registerMemberByMobile')).toBe(true);
});
