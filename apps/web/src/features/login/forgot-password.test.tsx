import { personas } from '@croupier/mock-server/node';
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';

import { expireSession } from '../../session/session-store.ts';
import { linksOf, partOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { recordBodies, setFlags } from '../../testing/site-settings.ts';
import { fill, findControl, nameOf, press, pressKey, solvePuzzle } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const SEND_CODE = /^Send code/;
const PICKER = /^Country code/;
const NEW_PASSWORD = 'Ilangilang8';
const MINUTE_MS = 60_000;

const come = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const popup = (): HTMLElement | undefined => partOf('[role=dialog]', 'Forgot your password?');
const token = (): string | null => sessionStorage.getItem('token');
const fieldNames = (): string[] => [...document.querySelectorAll('main input:not([type=radio])')].map(nameOf);
const chosenWay = (): string => nameOf(document.querySelector('input[type=radio]:checked') ?? document.body);
const describedBy = (name: string): string =>
  (findControl(name)?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function openPage(byMobile: boolean): Promise<void> {
  setFlags(harness.site.world, { CHNGPASSVERIF3: byMobile });
  await harness.site.open({ address: '/forget' });
  await come(byMobile ? PICKER : 'Email');
}

async function openPopup(): Promise<void> {
  setFlags(harness.site.world, { CHNGPASSVERIF3: false });
  await harness.site.open({ address: '/nowhere', popup: 'login' });
  await come('Forgot your password?');
  await press('Forgot your password?');
  await come('Send the link');
}

async function askForLink(username: string, email: string): Promise<void> {
  await fill('Username', username);
  await fill('Email', email);
  await press('Send the link');
}

/** Asks for a link, and opens the page with its token. */
async function openLink(): Promise<string> {
  const { site } = harness;
  await openPage(false);
  await askForLink(personas.member.account, 'maricel@mail.example');
  await site.waitUntil(() => showsText('a link is on its way there'), 'The confirmation');
  const link = site.world.store.outbox.all().at(-1)?.link ?? '';
  await site.open({ address: new URL(link, 'https://site.example').pathname });
  const resetToken = new URL(link, 'https://site.example').searchParams.get('token') ?? '';
  history.replaceState(null, '', `/forget?token=${resetToken}`);
  await site.reopen();
  await come('New password again');
  return resetToken;
}

async function sendCode(number: string): Promise<string> {
  const { site } = harness;
  await fill('Mobile number', number);
  await press(SEND_CODE);
  await site.waitUntil(() => document.querySelector('input[type=range]:not([disabled])') !== null, 'The puzzle');
  await solvePuzzle(site.world.store.sliders.all().at(-1)?.gapX ?? 0);
  await site.waitUntil(() => showsText(/Resend in \d+ s/), 'The countdown');
  return site.world.store.outbox.all().at(-1)?.code ?? '';
}

describe('the page of a forgotten password', () => {
  it.each([
    [true, 'By mobile', ['Mobile number', 'Verification code', 'New password']],
    [false, 'By email', ['Username', 'Email']],
  ])(
    'offers both ways, the mobile one first when CHNGPASSVERIF3 is %s [FORGOT-01] [FORGOT-02] [FORGOT-03] [FORGOT-04] [FORGOT-06] [ROUTE-06]',
    async (flag, way, fields) => {
      await openPage(flag);
      expect(document.title).toBe('Forgot your password? · Croupier');
      expect(chosenWay()).toBe(way);
      expect(fieldNames()).toEqual(fields);
      await press(flag ? 'By email' : 'By mobile');
      await come(flag ? 'Email' : PICKER);
      expect(fieldNames()).not.toEqual(fields);
    },
  );

  it('requires a user name and an email address of the right form [VAL-13] [VAL-31]', async () => {
    const { site } = harness;
    await openPage(false);
    await askForLink('1x', 'maricel');
    await site.waitUntil(() => describedBy('Email') !== '', 'The errors');
    expect(describedBy('Username')).toMatch(/6-16|6 to 16|letter/);
    expect(describedBy('Email')).toContain('email');
    expect(site.callsSinceOpen.has('requestPasswordResetByEmail')).toBe(false);
  });

  it('says that user name or email does not exist, and leaves the form open [ERR-23] [ERR-04]', async () => {
    const { site } = harness;
    await openPage(false);
    await askForLink(personas.member.account, 'another@mail.example');
    await site.waitUntil(() => showsText('Username or email does not exist'), 'The refusal');
    expect(findControl('Send the link')).toMatchObject({ disabled: false });
    expect(site.world.store.outbox.all()).toEqual([]);
  });
});

describe('a reset by mobile number', () => {
  it('requires number, code and password of the right form [VAL-14] [VAL-31] [VAL-32]', async () => {
    const { site } = harness;
    await openPage(true);
    await fill('Mobile number', '12');
    await fill('New password', 'short');
    await press('Set the password and log in');
    await site.waitUntil(() => describedBy('Mobile number') !== '', 'The errors');
    expect(describedBy('Mobile number')).toContain('Please enter a valid mobile number');
    expect(describedBy('Verification code')).toContain('Please enter the SMS code');
    expect(describedBy('New password')).toContain('Use 8-20 characters with a letter and a digit, no spaces');
    expect(site.callsSinceOpen.has('resetPasswordByMobile')).toBe(false);
  });

  it('sends a code, counts down, sets the password, logs in and goes home [FORGOT-06] [FORGOT-07] [FORGOT-08]', async () => {
    const { site } = harness;
    const bodies = recordBodies();
    await openPage(true);
    const code = await sendCode('0917 123 4567');
    expect(findControl(SEND_CODE)).toMatchObject({ ariaDisabled: 'true' });
    await fill('Verification code', '000000');
    await fill('New password', NEW_PASSWORD);
    await press('Set the password and log in');
    await site.waitUntil(() => describedBy('Verification code') !== '', 'The refusal');
    expect(token()).toBeNull();
    await fill('Verification code', code);
    await press('Set the password and log in');
    await site.waitUntil(() => token() !== null && location.pathname === '/', 'Home');
    expect(bodies('resetPasswordByMobile').at(-1)).toEqual({
      mobileNum: '9171234567',
      countryDialingCode: '63',
      verificationCode: code,
      newPassword: NEW_PASSWORD,
    });
  });
});

describe('a reset by email', () => {
  it('sets the new password with the link, whose token leaves the URL at once [FORGOT-05]', async () => {
    const { site } = harness;
    await openLink();
    expect(location.href).not.toContain('token');
    await fill('New password', NEW_PASSWORD);
    await fill('New password again', 'Ilangilang9');
    await press('Set the password');
    await site.waitUntil(() => describedBy('New password again').includes('mismatch'), 'The error');
    await fill('New password again', NEW_PASSWORD);
    await press('Set the password');
    await site.waitUntil(() => showsText('The new password is in force'), 'The confirmation');
    expect(sessionStorage.getItem('resetToken')).toBeNull();
  });

  it('offers another link when the one that was opened has run out', async () => {
    const { site } = harness;
    await openLink();
    site.world.clock.advance(31 * MINUTE_MS);
    await fill('New password', NEW_PASSWORD);
    await fill('New password again', NEW_PASSWORD);
    await press('Set the password');
    await come('Ask for a new link');
    expect(showsText('The reset link is not valid any more')).toBe(true);
    await press('Ask for a new link');
    await come('Email');
  });
});

describe('the popup of a forgotten password', () => {
  it('opens from the link of the login, which leads to the page, and closes with a confirmation [LOGIN-07] [FORGOT-01] [FORGOT-05] [ERR-04]', async () => {
    const { site } = harness;
    await harness.site.open({ address: '/nowhere', popup: 'login' });
    await come('Forgot your password?');
    expect(linksOf(document.querySelector('[role=dialog]') ?? undefined)).toContain('/forget');
    await openPopup();
    expect([location.pathname, popup() === undefined]).toEqual(['/nowhere', false]);
    await askForLink(personas.member.account, 'maricel@mail.example');
    await site.waitUntil(() => popup() === undefined && showsText('a link is on its way there'), 'The page');
    expect(location.pathname).toBe('/nowhere');
  });

  it('stays open with the message after a failure, and Escape closes it [ERR-04]', async () => {
    const { site } = harness;
    await openPopup();
    await askForLink(personas.member.account, 'another@mail.example');
    await site.waitUntil(() => showsText('Username or email does not exist'), 'The refusal');
    expect(popup()).toBeDefined();
    await pressKey('{Escape}');
    await site.waitUntil(() => popup() === undefined, 'The page');
  });

  it('closes to the login of an expired session, below which the page stays', async () => {
    const { site, tokens } = harness;
    await site.open({ address: '/hot', token: tokens['member'] });
    await come(/^Account of/);
    act(() => expireSession(tokens['member']));
    await come('Forgot your password?');
    await press('Forgot your password?');
    await come('Send the link');
    await press('Close');
    await come('Password');
    expect(location.pathname).toBe('/hot');
  });
});
