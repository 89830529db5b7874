import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';

import { TestPanel } from '../testing/test-panel.ts';
import { choose, fill, findControl, press } from '../testing/user-actions.ts';

const DAY_MS = 86_400_000;
const panel = new TestPanel();
beforeEach(() => panel.reset());
afterEach(() => panel.close());
afterAll(() => panel.site.leave());

const header = (): string => document.querySelector('header')?.textContent ?? '';

async function openTab(name: string, shows: string | RegExp): Promise<void> {
  await press(name);
  await panel.expectSoon(() => new RegExp(shows).test(panel.shown), `The tab ${name}`);
}

it('goes to what comes next by the clock', async () => {
  await panel.open();
  await panel.expectAfterPress(/^Go to: draw of a lottery/, 'draw of a lottery: it is now');
  await panel.expectAfterPress('Stop', 'The clock is stopped.');
  expect(findControl('Start')).toBeDefined();
});

it('goes to a date, typed in the time zone of the site', async () => {
  await panel.open();
  await panel.expectSoon(() => panel.shown.includes('Asia/Manila'), 'The time zone');
  const later = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
  await fill('Go to a date', `${later}T05:06`);
  await panel.expectAfterPress('Go', 'It is now 05:06:00, ');
  expect(panel.announcement).toContain(`${Number(later.slice(8))} `);
  expect(panel.announcement).toContain(', GMT+8.');
  await fill('Go to a date', '2020-01-01T00:00');
  await press('Go');
  await panel.expectSoon(() => panel.shown.includes('The mock refused'), 'The refusal: time never runs back');
});

it('delays every answer as at another place, and again none', async () => {
  await panel.open();
  await press('Faults 0');
  await panel.expectSoon(() => findControl('Place of the visitor') !== undefined, 'The places');
  await choose('Place of the visitor', 'city');
  await panel.expectSoon(() => panel.announcement.includes('40 ms more'), 'The delay');
  await choose('Place of the visitor', 'country');
  await panel.expectSoon(() => panel.shown.includes('slow · 120 ms · every time'), 'The other delay');
  expect(panel.shown).not.toContain('slow · 40 ms');
  await choose('Place of the visitor', 'here');
  await panel.expectSoon(() => panel.shown.includes('No fault is planned'), 'No delay');
});

it('shows what another tab changed', async () => {
  await panel.open();
  await panel.control(
    new Request(`${location.origin}/__mock/faults`, { method: 'POST', body: '{"operation":"*","kind":"html"}' }),
  );
  dispatchEvent(new StorageEvent('storage', { key: 'developer-panel-change' }));
  await panel.expectSoon(() => panel.announcement.includes('Another tab'), 'The notice');
  expect(panel.shown).toContain('Faults: 1');
});

it('docks below the app and at its side, and remembers where', async () => {
  await panel.open();
  await press('Dock below');
  expect(document.documentElement.dataset['developerPanel']).toBe('below');
  panel.close();
  await panel.mount();
  await panel.expectSoon(() => findControl('Dock at the side') !== undefined, 'The panel');
  await press('Dock at the side');
  expect(document.documentElement.dataset['developerPanel']).toBe('side');
});

it('changes status and rules of the site without a reload', async () => {
  await panel.open();
  await panel.expectSoon(() => findControl('Maintenance') !== undefined, 'The site');
  await panel.expectAfterPress('Maintenance', 'The site is changed.');
  await panel.expectSoon(() => document.body.textContent.includes('System maintenance'), 'The maintenance');
  await panel.expectAfterPress('Open', 'The site is changed.');
  await panel.expectAfterPress(/^Free play/, 'The site is changed.');
  await openTab('State', 'flag FREEPLAY3 is off');
  expect(document.body.textContent).not.toContain('System maintenance');
});

it('shows calls with what was sent and answered, repeats one and lets it fail', async () => {
  await panel.open();
  await panel.expectAfterPress(/^maricel/, 'Logged in as maricel.');
  await openTab('Calls', 'getMemberInfo');
  await press([...document.querySelectorAll('summary')].find((row) => row.textContent.includes('getMemberInfo')));
  await panel.expectSoon(() => panel.shown.includes('"account": "maricel"'), 'The answer');
  await panel.expectAfterPress('Repeat', 'getMemberInfo again: 200.');
  await panel.expectAfterPress('Fail next time', 'The next getMemberInfo fails');
  expect(panel.shown).not.toContain('Sampaguita7');
});

it('decides a withdrawal as staff', async () => {
  await panel.open();
  await openTab('Scenarios', 'withdrawal-pending');
  await panel.expectAfterPress(/^withdrawal-pending/, 'Scenario withdrawal-pending');
  await openTab('Operator', '500.02');
  await panel.expectAfterPress('Reject: maricel, 500.02 · PENDING', 'Reject: maricel, 500.02');
  await panel.expectSoon(() => header().includes('₱12,480.50'), 'The money back');
  expect(panel.shown).toContain('Nothing waits');
});

it('offers no decision about a payment that is received', async () => {
  await panel.open();
  await openTab('Scenarios', 'withdrawal-disputed');
  await panel.expectAfterPress(/^withdrawal-disputed/, 'Scenario withdrawal-disputed');
  await openTab('Operator', 'DISPUTED');
  expect(panel.shown).toContain('SENT');
  expect(panel.shown).not.toContain('RECEIVED');
});

it('refuses pay by contract that waits', async () => {
  await panel.open();
  await openTab('Scenarios', 'contract-payer-short');
  await panel.expectAfterPress(/^contract-payer-short/, 'Scenario contract-payer-short');
  await openTab('Operator', 'DIVIDEND · amihan');
  const refusal = /^Refuse: kidlat, .* DIVIDEND/;
  await panel.expectAfterPress(refusal, 'Refuse: kidlat,');
  await panel.expectSoon(() => findControl(refusal) === undefined, 'The settlement is refused');
  expect(panel.shown).toContain('Pay by contract');
});

it('shows codes that were sent', async () => {
  await panel.open();
  await openTab('Outbox', 'Nothing was sent yet');
  await panel.control(
    new Request(`${location.origin}/__mock/scenario`, { method: 'POST', body: '{"name":"security-hold"}' }),
  );
  await panel.expectAfterPress('Scenarios', '');
  await openTab('Outbox', /EMAIL to maricel/);
  expect(panel.shown).not.toContain('Nothing was sent yet');
});

it('shows the rows of the world, and finds one by a text', async () => {
  await panel.open();
  await openTab('Tables', /members \(\d+\)/);
  await panel.expectSoon(() => /Newest 50 rows of \d+/.test(panel.shown), 'The newest rows');
  await fill('Text in a row', 'maricel');
  await panel.expectSoon(() => panel.shown.includes('account maricel'), 'The row');
  await press([...document.querySelectorAll('summary')].find((row) => row.textContent.includes('account maricel')));
  await panel.expectSoon(() => panel.shown.includes('"account": "maricel"'), 'All of the row');
  expect(panel.shown).not.toContain('Sampaguita7');
});

it('shows that the book is whole, and the balance in the book, in an answer and on the screen', async () => {
  await panel.open();
  await panel.expectAfterPress(/^maricel/, 'Logged in as maricel.');
  await openTab('Ledger', 'The book is whole.');
  await panel.expectSoon(() => panel.shown.split('12480.50').length > 3, 'The three balances');
  expect(panel.shown).toContain('On the screen');
});

it('opens the scene of a link in a world of its own, and leaves the world of before as it is', async () => {
  await panel.open();
  await openTab('Scenarios', 'after-big-win');
  await panel.expectAfterPress(/^after-big-win/, 'Scenario after-big-win');
  await openTab('State', 'scene=1');
  const link = new URL(document.querySelector('pre')?.textContent ?? '');
  expect(decodeURIComponent(link.href)).not.toMatch(/token|password|mbr_/i);
  await panel.expectAfterPress('Reset to seed 1', 'reset to seed 1');
  panel.close();
  // The app may have changed the address when the panel comes.
  await panel.site.open({ address: link.pathname });
  await panel.mount(link.href);
  await panel.expectSoon(() => panel.announcement.includes('in a world of its own'), 'The scene');
  await panel.expectSoon(() => header().includes('₱37,380.50'), 'The balance after the win');
  expect(location.hash).toBe('');
  await openTab('State', 'survives a reload');
  await panel.expectAfterPress(/^default/, 'World default');
  await panel.expectSoon(() => panel.shown.includes('Scenario: Seed'), 'The seed');
});
