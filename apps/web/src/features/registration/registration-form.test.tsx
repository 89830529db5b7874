import type { SiteConfiguration } from '@croupier/sdk/types';
import { beforeEach, expect, it } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { showsText } from '../../testing/page-parts.ts';
import { fillRegistration } from '../../testing/registration-input.ts';
import { fill, press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const field = (name: string | RegExp): HTMLInputElement => {
  const found = findControl(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${String(name)}.`);
  return found;
};
/** Accessible description of a field. */
const descriptionOf = (name: string): string =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function openForm(): Promise<void> {
  await harness.site.open({ address: '/nowhere', popup: 'register' });
  await harness.site.waitUntil(() => findControl('Create account') !== undefined, 'The form');
}

async function fillAll(): Promise<void> {
  await fillRegistration();
  await press(/^I have read/);
}

it('names one age at the birthday, in the checkbox, in the terms and in the error when somebody registers [REG-06] [REG-07] [VAL-33]', async () => {
  await openForm();
  expect(descriptionOf('Birthday')).toBe('You must be 21 or older to play here.');
  expect(findControl(/I am 21 years old or older/)).toBeDefined();
  await fillAll();
  await fill('Birthday', '2007-01-01');
  await press('Create account');
  await harness.site.waitUntil(
    () => descriptionOf('Birthday').includes('Please confirm you are 21 years old'),
    'The error',
  );
  await press('Read the terms of use');
  await harness.site.waitUntil(() => showsText('These terms apply'), 'The terms');
  expect(showsText('Anyone aged 21 or over')).toBe(true);
  expect(showsText('You are at least 21 and use one account')).toBe(true);
  expect(document.body.textContent).not.toMatch(/\b18 years/);
});

it.each([
  [{ termsMinAge: 18, birthdayMinAge: 18 }, 18],
  [{ termsMinAge: 23, birthdayMinAge: 21 }, 23],
])('names and checks the ages that the platform says: %j [REG-06] [REG-07]', async (ages, age) => {
  changeAnswers<SiteConfiguration>(harness.site, 'getSiteConfiguration', (site) => ({
    ...site,
    brand: { ...site.brand, ...ages },
  }));
  await openForm();
  expect(descriptionOf('Birthday')).toContain(`${age} or older`);
  expect(findControl(new RegExp(`accept the terms of use, and I am ${age} years old`))).toBeDefined();
  await fillAll();
  await fill('Birthday', `${new Date().getFullYear() - age + 1}-01-01`);
  await press('Create account');
  await harness.site.waitUntil(
    () => descriptionOf('Birthday').includes(`confirm you are ${age} years old`),
    'The error',
  );
});

it('shows the format of the user name while the field is empty', async () => {
  await openForm();
  expect(descriptionOf('Username')).toBe('Use 6-16 letters or digits, starting with a letter');
});

it('focuses the first field when the form opens', async () => {
  await openForm();
  expect(document.activeElement).toBe(field('Username'));
});

it('marks a wrong invitation code when its field is left, and warns of it before the puzzle [ERR-02] [VAL-27]', async () => {
  await openForm();
  await fillAll();
  await fill('Invitation code', 'NOBODY99');
  await harness.site.waitUntil(() => descriptionOf('Invitation code').includes('Invalid invitation code'), 'The error');
  await press('Create account');
  await harness.site.waitUntil(() => findControl('Correct the code') !== undefined, 'The warning');
  expect(harness.site.callsSinceOpen.has('createSliderChallenge')).toBe(false);
  await press('Correct the code');
  await harness.site.waitUntil(() => document.activeElement === field('Invitation code'), 'The focus');
  await fill('Invitation code', '');
  await harness.site.waitUntil(() => !descriptionOf('Invitation code').includes('Invalid'), 'The unmarked field');
});

it('keeps the captcha input when the invitation code is wrong', async () => {
  const { world } = harness.site;
  const pattern = { acceptedPattern: null, patternId: null, minLength: null, maxLength: null };
  world.store.transact(() =>
    world.store.registerFields.insert({ id: 'captcha', enabled: true, required: true, ...pattern }),
  );
  await openForm();
  await fillAll();
  await fill('Type the digits you see', '1234');
  await fill('Invitation code', 'NOBODY99');
  await press('Create account');
  await harness.site.waitUntil(() => findControl('Correct the code') !== undefined, 'The warning');
  expect(field('Type the digits you see').value).toBe('1234');
});

it('restores the input except secrets after a reload', async () => {
  await openForm();
  await fillAll();
  await fill('Invitation code', 'AMIHAN19');
  const storedDraft = sessionStorage.getItem('registration-draft') ?? '';
  expect(storedDraft).not.toContain('Ilangilang8');
  await harness.site.reopen();
  await harness.site.waitUntil(() => findControl('Create account') !== undefined, 'The form');
  expect(field('Username').value).toBe('luningning');
  expect(field('Email').value).toBe('luningning@mail.example');
  expect(field('Birthday').value).toBe('1990-01-01');
  expect(field('Password').value).toBe('');
  expect(field('Password again').value).toBe('');
});
