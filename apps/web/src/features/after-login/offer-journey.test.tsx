import { personas } from '@croupier/mock-server/node';
import type { ListDepositMethodsResponse } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
import { partOf } from '../../testing/page-parts.ts';
import { fillRegistration } from '../../testing/registration-input.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, findControl, press, solvePuzzle } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const WELCOME = '100% welcome bonus';
const pageText = (): string => document.body.textContent ?? '';
const comes = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const says = (text: string): Promise<void> => harness.site.waitUntil(() => pageText().includes(text), text);
const dialog = (name: string): HTMLElement | undefined => partOf('[role=dialog]', name);
const keptId = (): unknown => JSON.parse(sessionStorage.getItem('offer') ?? '{}').promotionId;
const isChecked = async (name: RegExp): Promise<boolean> => {
  await comes(name);
  const control = findControl(name);
  return control instanceof HTMLInputElement && control.checked;
};

/** Takes the offer of the first banner as a guest. */
async function takeAsGuest(): Promise<void> {
  await harness.site.open({ address: '/' });
  await comes(/^100% welcome bonus/);
  await press(/^100% welcome bonus/);
  await comes('Register and take it');
  expect(document.querySelector('main')?.textContent).toContain('play ₱30,000 within 30 days');
  await press('Register and take it');
}

async function register(): Promise<void> {
  const { site } = harness;
  await comes('Create account');
  await fillRegistration();
  await press(/^I have read/);
  await press('Create account');
  await site.waitUntil(() => document.querySelector('input[type=range]:not([disabled])') !== null, 'The puzzle');
  await solvePuzzle(site.world.store.sliders.all().at(-1)?.gapX ?? 0);
}

async function logIn({ account, password }: { account: string; password: string }): Promise<void> {
  await comes('Remember me');
  await fill('Username', account);
  await fill('Password', password);
  await press('Log in');
}

/** Takes the offer of the first banner as a member without deposits. */
async function takeAsNewcomer(): Promise<void> {
  const { site } = harness;
  await site.open({ address: '/', popup: 'login' });
  await logIn(personas.newcomer);
  await site.waitUntil(() => document.querySelector('[role=dialog]') === null, 'The page');
  await press(/^100% welcome bonus/);
  await comes('Take it');
  await press('Take it');
  await comes('Amount');
}

describe('an offer that a guest takes', () => {
  it('is kept over a change to the login and back, a closed popup and a reload', async () => {
    await takeAsGuest();
    await comes('Create account');
    await says('Your offer is kept');
    await press('Log in');
    await comes('Remember me');
    await says('Your offer is kept');
    await press('Create an account');
    await comes('Create account');
    await press('Cancel');
    await harness.site.waitUntil(() => findControl('Create account') === undefined, 'The page');
    await harness.site.reopen();
    await harness.site.waitUntil(() => document.querySelector('header a[href="/register"]') !== null, 'The header');
    await press(document.querySelector('header a[href="/register"]'));
    await says('Your offer is kept');
    expect(keptId()).toBe('promo_welcome100');
  });

  it('is shown by the welcome of the new account, also after a reload, and preselected at the deposit', async () => {
    await takeAsGuest();
    await register();
    await harness.site.waitUntil(() => dialog('Welcome, luningning') !== undefined, 'The welcome');
    expect(dialog('Welcome, luningning')?.textContent).toContain('You play ₱30,000 within 30 days');
    await harness.site.reopen();
    await comes('Deposit now');
    await press('Deposit now');
    await comes('Amount');
    expect(await isChecked(/^100% welcome bonus/)).toBe(true);
  });

  it('is preselected after a login instead, and chosen no more once the member decides otherwise', async () => {
    await takeAsGuest();
    await comes('Create account');
    await press('Log in');
    await logIn(personas.newcomer);
    await comes('Deposit now');
    await press('Deposit now');
    await comes('Amount');
    expect(await isChecked(/^100% welcome bonus/)).toBe(true);
    await press(/^No bonus/);
    await harness.site.reopen();
    await comes('Amount');
    expect([await isChecked(/^No bonus/), keptId()]).toEqual([true, undefined]);
  });

  it('that does not fit the account is said plainly, and the deposit goes on without it', async () => {
    await takeAsGuest();
    await comes('Create account');
    await press('Log in');
    await logIn(personas.member);
    await comes('Deposit now');
    await press('Deposit now');
    await says('100% welcome bonus does not fit this deposit');
    await press('All right');
    expect([pageText().includes('does not fit'), keptId()]).toEqual([false, undefined]);
    await fill('Amount', '1000');
    await comes('Deposit ₱1,000.00');
  });
});

describe('an offer', () => {
  it('that ended in between is said plainly', async () => {
    const { site, tokens } = harness;
    await site.open({ address: '/', token: tokens['member'] });
    const ended = { promotionId: 'promo_old', title: 'Harvest bonus', endAt: '2020-01-01T00:00:00Z' };
    sessionStorage.setItem('offer', JSON.stringify(ended));
    await site.reopen();
    await comes('Deposit');
    await press(document.querySelector('a[href="/member/depositv2"]'));
    await says('Harvest bonus has ended');
    expect(findControl('Amount')).toBeDefined();
  });

  it('is refused to free play, with the way to an account', async () => {
    const { site } = harness;
    await site.open({ address: '/', popup: 'login' });
    await comes('Try it with play money');
    await press('Try it with play money');
    await site.waitUntil(() => document.querySelector('[role=dialog]') === null, 'The page');
    await comes(/^100% welcome bonus/);
    await press(/^100% welcome bonus/);
    await says('Free play cannot take a bonus');
    await press('Register and take it');
    await comes('Create account');
    expect(keptId()).toBe('promo_welcome100');
  });

  it('leads a member at once to the deposit with it', async () => {
    await takeAsNewcomer();
    expect(await isChecked(/^100% welcome bonus/)).toBe(true);
  });
});

it('an offer that the platform refuses with the deposit is said to be over, and the deposit goes on without it', async () => {
  const { site } = harness;
  await takeAsNewcomer();
  await fill('Amount', '1000');
  // Another deposit was completed on another device.
  const { store } = site.world;
  const memberId = store.members.all().find(({ account }) => account === personas.newcomer.account)?.id ?? '';
  const [other] = store.depositOrders.findBy('status', 'COMPLETED');
  if (other === undefined) throw new Error('The world has no deposit.');
  store.transact(() => store.depositOrders.insert({ ...other, id: 'dep_other', memberId }));
  await press('Deposit ₱1,000.00');
  await says('Not eligible');
  await says('100% welcome bonus does not fit this deposit');
  await press('Deposit ₱1,000.00');
  await comes('Cancel this deposit');
  const placed = store.depositOrders.findBy('memberId', memberId).find(({ id }) => id !== 'dep_other');
  expect(placed).toMatchObject({ promotionId: null });
});

describe('the welcome of a new account', () => {
  it('leads to the deposit also when no offer is open, and comes before the announcements [REG-13]', async () => {
    const { site } = harness;
    changeAnswers<ListDepositMethodsResponse['value']>(site, 'listDepositMethods', (value) => ({
      ...value,
      activities: [],
    }));
    await site.open({ address: '/register', announcements: true });
    await register();
    await comes('Deposit now');
    expect(document.querySelector('[role=dialog]')?.textContent).not.toContain(WELCOME);
    await press('Later');
    await says('Your first steps');
    await site.reopen();
    await comes(/^Account of/);
    expect(findControl('Deposit now')).toBeUndefined();
  });
});
