import type { RegisterLinkPage } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { showsText, tableRows } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const PAGE = '/agentHome/registerCenter';
const LOST = { name: 'a lost response', fault: { kind: 'lostAfterCommit' } } as const;

const open = (query = ''): Promise<void> =>
  harness.site.open({ address: PAGE + query, token: harness.tokens['agent'] });
const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const valueOf = (name: string): string => {
  const field = findControl(name);
  return field instanceof HTMLInputElement ? field.value : '';
};
const refusal = (errorCode: string, value?: object): Promise<Response> =>
  Promise.resolve(
    Response.json({ success: false, errorCode, message: '', value, traceId: 'trace_1' }, { status: 422 }),
  );

describe('the links of an agent', () => {
  it('say what they brought, each with its counts [AGENT-04]', async () => {
    await open();
    await harness.site.waitUntil(() => tableRows().length > 0, 'The links');
    expect(showsText(/Opened \d+ times, your links brought \d+ accounts?/)).toBe(true);
    for (const stage of ['Opened', 'Registered', 'Deposited', 'Played']) expect(showsText(stage)).toBe(true);
  });

  it('open with the code to scan, and ways to copy and share', async () => {
    await open();
    await harness.site.waitUntil(() => tableRows().length > 0, 'The links');
    await press(document.querySelector('main tbody tr button'));
    await waitForControl('Save the link');
    const sheet = document.querySelector('[role=dialog]');
    expect(sheet?.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/^Code of the link/);
    expect(sheet?.textContent).toMatch(/https:\/\/\S+affiliateCode=[A-Z2-9]{8}/);
    for (const button of ['PNG', /^Copy/, 'Share']) expect(findControl(button)).toBeDefined();
  });

  it('are made with a name and rates in percent, and shown in the list', async () => {
    await open();
    await waitForControl('New link');
    await press('New link');
    await waitForControl('Make the link');
    await fill('Name of the link', 'Tindahan');
    await fill('Slots', '0.4');
    const requests = recordRequests(harness.site, 'createRegisterLink');
    await press('Make the link');
    await waitForText('The link is made');
    expect(await requests[0]?.json()).toMatchObject({
      accountType: 'MEMBER',
      remark: 'Tindahan',
      rebate: { RNG: '0.0040' },
    });
    await harness.site.waitUntil(() => tableRows().some((row) => row.startsWith('Tindahan')), 'The link');
  });

  it('name the rate that is refused at its field', async () => {
    await open();
    await waitForControl('New link');
    await press('New link');
    await waitForControl('Make the link');
    answerWith(harness.site, 'createRegisterLink', () =>
      refusal('REBATE_OUT_OF_RANGE', { gameType: 'LIVE', min: '0.0000', max: '0.0060' }),
    );
    await press('Make the link');
    await harness.site.waitUntil(
      () => findControl('Live casino')?.getAttribute('aria-invalid') === 'true',
      'The field',
    );
    expect(showsText('Between 0.00% and 0.60%')).toBe(true);
    await fill('Slots', 'lots');
    await press('Make the link');
    await waitForText('Write it in percent with at most two decimals');
  });

  it('are deleted after a question, which says that printed ones stop too', async () => {
    await open();
    await harness.site.waitUntil(() => tableRows().length > 0, 'The links');
    const before = tableRows().length;
    await press(document.querySelector('main tbody tr button'));
    await waitForControl('Delete this link');
    await press('Delete this link');
    await waitForText('It stops working at once, also where it is printed');
    await press('Delete it');
    await harness.site.waitUntil(() => document.querySelector('[role=dialog]') === null, 'The list');
    await harness.site.untilIdle();
    expect(tableRows()).toHaveLength(before - 1);
  });

  it('begin with an invitation to make one, and end at the limit', async () => {
    changeAnswers<RegisterLinkPage>(harness.site, 'listRegisterLinks', (page) => ({
      ...page,
      content: [],
      totalElements: 0,
    }));
    await open();
    await waitForText('No links yet');
    expect(findControl('New link')).toBeDefined();
    harness.resetWorld();
    changeAnswers<RegisterLinkPage>(harness.site, 'listRegisterLinks', (page) => ({
      ...page,
      limit: page.content.length,
    }));
    await open();
    await harness.site.waitUntil(() => tableRows().length > 0, 'The links');
    expect(findControl('New link')).toBeUndefined();
  });
});

describe('an account that is opened by hand', () => {
  const fillNames = async (): Promise<void> => {
    await open('?view=hand');
    await waitForControl('User name');
    await fill('User name', 'rosalinda24');
    await fill('Nickname', 'Rosa');
  };

  it('has a generated password, which its slip shows once', async () => {
    await fillNames();
    const password = valueOf('Password for the first login');
    expect(password).toMatch(/^[A-Z][a-z]{5}-?\d{3}-?[a-z]{4}$/);
    await press('Create the account');
    await waitForText('The account of Rosa is open');
    for (const text of ['rosalinda24', password, 'This is the only time']) expect(showsText(text)).toBe(true);
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(password);
    await press('Create another');
    await waitForControl('User name');
    expect(valueOf('User name')).toBe('');
    expect(showsText(password)).toBe(false);
  });

  it('says while typing whether the name is free', async () => {
    await open('?view=hand');
    await waitForControl('User name');
    await fill('User name', 'maricel');
    await waitForText('Somebody has this name already');
    await fill('User name', 'rosalinda24');
    await waitForText('Free');
    expect(showsText('Somebody has this name already')).toBe(false);
  });

  it('keeps what was typed when it is refused, with the reason at its field', async () => {
    await fillNames();
    answerWith(harness.site, 'createDownlineAccount', () => refusal('USERNAME_TAKEN'));
    await press('Create the account');
    await waitForText('This username is already taken');
    expect([valueOf('User name'), valueOf('Nickname')]).toEqual(['rosalinda24', 'Rosa']);
  });

  it('is opened once when an answer is lost', async () => {
    await fillNames();
    const requests = recordRequests(harness.site, 'createDownlineAccount');
    const stopFault = planFault(harness.site.world, 'createDownlineAccount', LOST);
    await press('Create the account');
    await waitForText('We are checking whether the account is open');
    stopFault();
    await checkNow();
    await waitForText('The account of Rosa is open');
    expect(new Set(requests.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('says what the agent keeps of each bet with the typed rates', async () => {
    await open('?view=hand');
    await waitForText('What stays with you');
    await fill('Slots', '0.35');
    await waitForText(/Slots0\.45%/);
    await fill('Slots', '2');
    await waitForText(/Between 0\.00% and 0\.\d\d%/);
    expect(showsText(/Slots0\.00%/)).toBe(true);
  });
});
