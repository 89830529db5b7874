import { beforeEach, describe, expect, it, vi } from 'vitest';

import errors from '../errors/texts/en.json' with { type: 'json' };
import { setUpTestSite } from '../../testing/site-harness.ts';
import { showsText } from '../../testing/page-parts.ts';
import { signInBy, stubProviderWindow, type ProviderWindow } from '../../testing/provider-window.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
const NEW_VISITOR = 'sandbox:google:tala.reyes:tala.reyes@mail.example';

let opened: ProviderWindow;
beforeEach(() => {
  harness.resetWorld();
  opened = stubProviderWindow();
});

const token = (): string | null => sessionStorage.getItem('token');
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));

async function openPopup(popup: 'login' | 'register'): Promise<void> {
  await harness.site.open({ address: '/hot', popup });
  await waitForControl('Google');
  await harness.site.untilIdle();
}

describe.each(['login', 'register'] as const)('the buttons of social providers in the popup %s', (popup) => {
  it('say that the browser has blocked the window, and stay usable [ERR-21]', async () => {
    vi.mocked(window.open).mockReturnValue(null);
    await openPopup(popup);
    await press('Google');
    await harness.site.waitUntil(() => showsText('Popup blocked. Please allow popups'), 'The message');
    expect(findControl('Google')).toHaveProperty('disabled', false);
    expect(token()).toBeNull();
  });

  it('say that the window was closed, and stay usable [ERR-15]', async () => {
    await openPopup(popup);
    await press('Facebook');
    opened.closed = true;
    await harness.site.waitUntil(() => showsText('The popup was closed, so the login failed'), 'The message');
    expect(findControl('Facebook')).toHaveProperty('disabled', false);
    expect(token()).toBeNull();
  });

  it('open one window when pressed twice', async () => {
    await openPopup(popup);
    await press('Google');
    await press(/Google|Waiting for the sign-in/);
    expect(window.open).toHaveBeenCalledOnce();
  });
});

describe('a sign-in by a social provider', () => {
  it('starts the session of the account that the provider proves [LOGIN-09] [LOGIN-29]', async () => {
    await openPopup('login');
    await signInBy(harness.site, 'Google', { idToken: 'sandbox:google:maricel:maricel@mail.example' });
    await harness.site.waitUntil(() => token() !== null, 'The session');
    expect(findControl('Google')).toBeUndefined();
  });

  it('asks a visitor without an account for the terms first, and then opens the account', async () => {
    await openPopup('register');
    await signInBy(harness.site, 'Google', { idToken: NEW_VISITOR });
    await harness.site.waitUntil(() => showsText('You have no account here yet'), 'The terms');
    expect(token()).toBeNull();
    await waitForControl(/^I have read/);
    await press('Create account');
    await harness.site.waitUntil(() => showsText('Please accept the terms'), 'The refusal');
    expect(token()).toBeNull();
    await press(/^I have read/);
    if (findControl('Birthday') !== undefined) await fill('Birthday', '1990-05-01');
    await press('Create account');
    await harness.site.waitUntil(() => token() !== null, 'The session');
  });

  it('starts no session when the visitor refuses in the window, and says so', async () => {
    await openPopup('login');
    await signInBy(harness.site, 'Facebook', { error: 'REFUSED' });
    await harness.site.waitUntil(() => showsText(errors.identity.REFUSED), 'The message');
    expect(token()).toBeNull();
  });
});

it('shows no buttons at the entry of agents [LOGIN-10]', async () => {
  await harness.site.open({ address: '/agent' });
  await waitForControl('Password');
  await harness.site.untilIdle();
  expect(findControl('Google')).toBeUndefined();
});
