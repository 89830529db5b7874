import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';

import { TestPanel } from '../testing/test-panel.ts';
import { choose, fill, findControl, press, pressKey } from '../testing/user-actions.ts';

const panel = new TestPanel();
beforeEach(() => panel.reset());
afterEach(() => panel.close());
afterAll(() => panel.site.leave());

const header = (): string => document.querySelector('header')?.textContent ?? '';
const focusedName = (): string | null | undefined => document.activeElement?.textContent;

it('opens and closes by Ctrl+. and gives the focus back', async () => {
  await panel.open();
  expect(focusedName()).toBe('Scene');
  await press(/^Close/);
  await panel.expectSoon(() => !panel.shown.includes('Clock'), 'The button');
  const link = document.querySelector<HTMLElement>('header a');
  link?.focus();
  await pressKey('{Control>}.{/Control}');
  await panel.expectSoon(() => focusedName() === 'Scene', 'The focus in the panel');
  await pressKey('{Control>}.{/Control}');
  await panel.expectSoon(() => document.activeElement === link, 'The focus in the app');
  expect(panel.shown).toBe('');
});

it('walks its tabs by arrow keys, and remembers the tab and that it is open', async () => {
  await panel.open();
  await pressKey('{ArrowRight}{ArrowRight}');
  await panel.expectSoon(() => panel.shown.includes('Plan a fault'), 'The faults');
  expect(focusedName()).toBe('Faults 0');
  panel.close();
  await panel.mount();
  await panel.expectSoon(() => panel.shown.includes('Plan a fault'), 'The faults');
});

it('shows world, time, visitor, faults, scenario and changes', async () => {
  await panel.open();
  const state = document.querySelector('[aria-label="State of the mock"]')?.textContent;
  expect(state).toMatch(
    /^World: defaultLogged in: GuestTime of the world: \d\d:\d\d:\d\dFaults: 0Scenario: SeedChanges: 0$/,
  );
});

it('logs in as a persona and out, without a reload', async () => {
  await panel.open();
  await panel.expectAfterPress(/^maricel/, 'Logged in as maricel.');
  await panel.expectSoon(() => header().includes('₱12,480.50'), 'The balance of maricel');
  await panel.expectAfterPress(/^amihan/, 'Logged in as amihan.');
  await panel.expectSoon(() => header().includes('₱58,200.00'), 'The balance of amihan');
  expect(findControl(/^amihan/)?.getAttribute('aria-pressed')).toBe('true');
  expect(findControl(/^maricel/)?.getAttribute('aria-pressed')).toBe('false');
  await panel.expectAfterPress(/^Guest/, 'the site shows a guest');
  await panel.expectSoon(() => header().includes('Log in'), 'The header of a guest');
});

it('demands the password change of a persona whose password has expired', async () => {
  await panel.open();
  await panel.expectAfterPress(/^ligaya/, 'Logged in as ligaya.');
  await panel.expectSoon(() => document.body.textContent.includes('Your password has expired'), 'The change');
  expect(findControl('Change password')).toBeDefined();
});

it('leaves the focus in the app when a pointer presses a control', async () => {
  await panel.open();
  const link = document.querySelector<HTMLElement>('header a');
  link?.focus();
  await press(/^\+5 min/);
  expect(document.activeElement).toBe(link);
  findControl('Scene')?.focus();
  await press(/^\+5 min/);
  expect(document.activeElement).toBe(findControl(/^\+5 min/));
});

it('advances the clock', async () => {
  await panel.open();
  const minutes = (): number => {
    const [, hour, minute] = /(\d\d):(\d\d):\d\d/.exec(panel.shown) ?? [];
    return Number(hour) * 60 + Number(minute);
  };
  const before = minutes();
  await panel.expectAfterPress('+1 h', 'It is now');
  await panel.expectSoon(() => minutes() !== before, 'Another time');
  const advanced = (minutes() - before + 24 * 60) % (24 * 60);
  // A minute may pass meanwhile.
  expect([60, 61]).toContain(advanced);
});

it('finds a scenario, applies it, opens its page, and resets the world with the account still logged in', async () => {
  await panel.open();
  await pressKey('/');
  await panel.expectSoon(() => document.activeElement?.matches('input[type="search"]') === true, 'The search');
  await fill('Find a scenario', 'just won');
  await panel.expectAfterPress(/^after-big-win/, 'Scenario after-big-win: a member who has just won');
  await panel.expectSoon(() => header().includes('₱37,380.50'), 'The balance after the win');
  await panel.expectSoon(() => location.pathname === '/member/personalHistoryCopy', 'The betting record');
  expect(findControl(/^after-big-win/)?.getAttribute('aria-pressed')).toBe('true');
  await press('State');
  await panel.expectSoon(() => panel.shown.includes('began with the scenario after-big-win'), 'The changes');
  await panel.expectAfterPress('Reset to seed 1', 'reset to seed 1');
  await panel.expectSoon(() => header().includes('₱12,480.50'), 'The balance of the seed');
  expect(panel.shown).toContain('Scenario: Seed');
});

it('shows the maintenance of a scenario without a reload', async () => {
  await panel.open();
  await press('Scenarios');
  await panel.expectAfterPress(/^maintenance/, 'Scenario maintenance');
  await panel.expectSoon(() => document.body.textContent.includes('System maintenance'), 'The maintenance');
  expect(findControl('Check again')).toBeDefined();
});

it('plans a fault, shows how often it was met, and removes it', async () => {
  await panel.open();
  await press('Faults 0');
  await panel.expectSoon(() => findControl('Operation') !== undefined, 'The form');
  await press('Operation');
  await panel.expectSoon(() => findControl(/^listHotGames · GET/) !== undefined, 'The operation');
  await press(/^listHotGames · GET/);
  await choose('Kind', 'error');
  await panel.expectSoon(() => panel.shown.includes('explain it in the language'), 'What the app must do');
  await choose('Error code', 'RATE_LIMITED');
  await press('Always');
  await panel.expectAfterPress('Plan', 'Planned: listHotGames, error.');
  await panel.expectSoon(() => /RATE_LIMITED · every timemet: [1-9]/.test(panel.shown), 'A met fault');
  expect(findControl('Faults 1')).toBeDefined();
  await panel.expectAfterPress('Remove listHotGames, error', 'Removed');
  await panel.expectSoon(() => findControl('Faults 0') !== undefined, 'No fault');
});

it('clears all faults', async () => {
  await panel.open();
  await press('Faults 0');
  await panel.expectSoon(() => findControl('Plan') !== undefined, 'The form');
  await choose('Kind', 'slow');
  await panel.expectAfterPress('Plan', 'Planned: every call, slow.');
  await panel.expectSoon(() => panel.shown.includes('3000 ms'), 'The delay');
  await panel.expectAfterPress('Clear all', 'No fault is planned any more.');
  expect(panel.shown).toContain('Faults: 0');
});

it('shows why the mock refused a press', async () => {
  await panel.open();
  await press('Faults 0');
  await panel.expectSoon(() => findControl('Plan') !== undefined, 'The form');
  await choose('Kind', 'wrongType');
  await press('Plan');
  await panel.expectSoon(() => panel.shown.includes('The mock refused'), 'The refusal');
  expect(document.querySelector('.developer [role="alert"]')?.textContent).toContain('needs an operation');
});

it('says that there is no mock, and with whom the page talks', async () => {
  panel.control = async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  await panel.open();
  await panel.expectSoon(() => panel.shown.includes('No mock here'), 'The explanation');
  expect(panel.shown).toContain('This page talks to https://platform.example; the panel needs the sandbox.');
});

it('offers a retry when the mock does not answer', async () => {
  const answer = panel.control;
  panel.control = () => Promise.reject(new TypeError('Failed to fetch'));
  await panel.open();
  await panel.expectSoon(() => findControl('Try again') !== undefined, 'The failure');
  panel.control = answer;
  await press('Try again');
  await panel.expectSoon(() => panel.shown.includes('Clock'), 'The clock');
  expect(findControl('Try again')).toBeUndefined();
});

it('shows the planned faults when the site could not start because of one', async () => {
  const request = new Request(`${location.origin}/__mock/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'status', operation: 'getSiteConfiguration' }),
  });
  await panel.control(request);
  await panel.open();
  expect(panel.site.queryClient).toBeUndefined();
  expect(panel.shown).toContain('Faults: 1');
});
