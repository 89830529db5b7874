import { createHttpMock, createWorlds } from '@croupier/mock-server/server';
import type { Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';

import { skipStyleInsertion, stubBrowserApis } from '../testing/browser-stubs.ts';
import { TestSite } from '../testing/test-site.ts';
import { choose, findControl, press, pressKey } from '../testing/user-actions.ts';
import { mountDeveloperPanel } from './mount-developer-panel.tsx';

stubBrowserApis();
skipStyleInsertion();
const site = new TestSite();
const answerFile = globalThis.fetch;
/** What answers control calls. */
let control: (request: Request) => Promise<Response>;
let panel: Root | undefined;

beforeEach(() => {
  const mock = createHttpMock(createWorlds());
  site.world = { ...site.resetWorld(), dispatch: mock.fetch };
  control = (request) => mock.fetch(request);
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    return address.startsWith('/__mock') ? control(new Request(location.origin + address, init)) : answerFile(address);
  };
});
afterEach(closePanel);
afterAll(() => site.leave());

function closePanel(): void {
  panel?.unmount();
  panel = undefined;
  document.querySelector('.developer-host')?.remove();
  document.documentElement.removeAttribute('data-developer-panel');
}

const shown = (): string => document.querySelector('aside.developer')?.textContent ?? '';
const header = (): string => document.querySelector('header')?.textContent ?? '';
const announcement = (): string => document.querySelector('.developer-announcement[role="status"]')?.textContent ?? '';
const focusedName = (): string | null | undefined => document.activeElement?.textContent;
const expectSoon = (condition: () => boolean, what: string): Promise<void> => site.waitUntil(condition, what);

/** Opens a page of the site, and the panel over it. */
async function openPanel(address = '/hot'): Promise<void> {
  await site.open({ address });
  panel = await mountDeveloperPanel(site.queryClient);
  await expectSoon(() => findControl(/^Developer panel/) !== undefined, 'The button');
  await press(/^Developer panel/);
  await expectSoon(() => findControl(/^\+5 min/) !== undefined || shown().includes('mock'), 'The panel');
}

async function expectAfterPress(name: string | RegExp, text: string): Promise<void> {
  await press(name);
  await expectSoon(() => announcement().includes(text), text);
}

it('opens and closes by Ctrl+. and gives the focus back', async () => {
  await openPanel();
  expect(focusedName()).toBe('Scene');
  await press(/^Close/);
  await expectSoon(() => !shown().includes('Clock'), 'The button');
  const link = document.querySelector<HTMLElement>('header a');
  link?.focus();
  await pressKey('{Control>}.{/Control}');
  await expectSoon(() => focusedName() === 'Scene', 'The focus in the panel');
  await pressKey('{Control>}.{/Control}');
  await expectSoon(() => document.activeElement === link, 'The focus in the app');
  expect(shown()).toBe('');
});

it('walks its tabs by arrow keys, and remembers the tab and that it is open', async () => {
  await openPanel();
  await pressKey('{ArrowRight}');
  await expectSoon(() => shown().includes('Plan a fault'), 'The faults');
  expect(focusedName()).toBe('Faults 0');
  closePanel();
  panel = await mountDeveloperPanel(site.queryClient);
  await expectSoon(() => shown().includes('Plan a fault'), 'The faults');
});

it('shows time, visitor, faults and scenario', async () => {
  await openPanel();
  const state = document.querySelector('[aria-label="State of the mock"]')?.textContent;
  expect(state).toMatch(/^Logged in: GuestTime of the world: \d\d:\d\d:\d\dFaults: 0Scenario: Seed$/);
});

it('logs in as a persona and out, without a reload', async () => {
  await openPanel();
  await expectAfterPress(/^maricel/, 'Logged in as maricel.');
  await expectSoon(() => header().includes('₱12,480.50'), 'The balance of maricel');
  await expectAfterPress(/^amihan/, 'Logged in as amihan.');
  await expectSoon(() => header().includes('₱58,200.00'), 'The balance of amihan');
  expect(findControl(/^amihan/)?.getAttribute('aria-pressed')).toBe('true');
  expect(findControl(/^maricel/)?.getAttribute('aria-pressed')).toBe('false');
  await expectAfterPress(/^Guest/, 'the site shows a guest');
  await expectSoon(() => header().includes('Log in'), 'The header of a guest');
});

it('demands the password change of a persona whose password has expired', async () => {
  await openPanel();
  await expectAfterPress(/^ligaya/, 'Logged in as ligaya.');
  await expectSoon(() => document.body.textContent.includes('Your password has expired'), 'The change');
  expect(findControl('Change password')).toBeDefined();
});

it('leaves the focus in the app when a pointer presses a control', async () => {
  await openPanel();
  const link = document.querySelector<HTMLElement>('header a');
  link?.focus();
  await press(/^\+5 min/);
  expect(document.activeElement).toBe(link);
  findControl('Scene')?.focus();
  await press(/^\+5 min/);
  expect(document.activeElement).toBe(findControl(/^\+5 min/));
});

it('advances the clock', async () => {
  await openPanel();
  const minutes = (): number => {
    const [, hour, minute] = /(\d\d):(\d\d):\d\d/.exec(shown()) ?? [];
    return Number(hour) * 60 + Number(minute);
  };
  const before = minutes();
  await expectAfterPress('+1 h', 'It is now');
  await expectSoon(() => minutes() !== before, 'Another time');
  const advanced = (minutes() - before + 24 * 60) % (24 * 60);
  // A minute may pass meanwhile.
  expect([60, 61]).toContain(advanced);
});

it('applies a scenario, and resets the world with the account still logged in', async () => {
  await openPanel();
  await expectAfterPress(/^after-big-win/, 'Scenario after-big-win: a member who has just won');
  await expectSoon(() => header().includes('₱37,380.50'), 'The balance after the win');
  expect(findControl(/^after-big-win/)?.getAttribute('aria-pressed')).toBe('true');
  await expectAfterPress('Reset to the seed', 'reset to its seed');
  await expectSoon(() => header().includes('₱12,480.50'), 'The balance of the seed');
  expect(shown()).toContain('Scenario: Seed');
});

it('shows the maintenance of a scenario without a reload', async () => {
  await openPanel();
  await expectAfterPress(/^maintenance/, 'Scenario maintenance');
  await expectSoon(() => document.body.textContent.includes('System maintenance'), 'The maintenance');
  expect(findControl('Check again')).toBeDefined();
});

it('plans a fault, shows how often it was met, and removes it', async () => {
  await openPanel();
  await press('Faults 0');
  await expectSoon(() => findControl('Operation') !== undefined, 'The form');
  await press('Operation');
  await expectSoon(() => findControl(/^listHotGames · GET/) !== undefined, 'The operation');
  await press(/^listHotGames · GET/);
  await choose('Kind', 'error');
  await expectSoon(() => shown().includes('explain it in the language'), 'What the app must do');
  await choose('Error code', 'RATE_LIMITED');
  await press('Always');
  await expectAfterPress('Plan', 'Planned: listHotGames, error.');
  await expectSoon(() => /RATE_LIMITED · every timemet: [1-9]/.test(shown()), 'A met fault');
  expect(findControl('Faults 1')).toBeDefined();
  await expectAfterPress('Remove listHotGames, error', 'Removed');
  await expectSoon(() => findControl('Faults 0') !== undefined, 'No fault');
});

it('clears all faults', async () => {
  await openPanel();
  await press('Faults 0');
  await expectSoon(() => findControl('Plan') !== undefined, 'The form');
  await choose('Kind', 'slow');
  await expectAfterPress('Plan', 'Planned: every call, slow.');
  await expectSoon(() => shown().includes('3000 ms'), 'The delay');
  await expectAfterPress('Clear all', 'No fault is planned any more.');
  expect(shown()).toContain('Faults: 0');
});

it('shows why the mock refused a press', async () => {
  await openPanel();
  await press('Faults 0');
  await expectSoon(() => findControl('Plan') !== undefined, 'The form');
  await choose('Kind', 'wrongType');
  await press('Plan');
  await expectSoon(() => shown().includes('The mock refused'), 'The refusal');
  expect(document.querySelector('.developer [role="alert"]')?.textContent).toContain('needs an operation');
});

it('says that there is no mock, and with whom the page talks', async () => {
  control = async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  await openPanel();
  await expectSoon(() => shown().includes('No mock here'), 'The explanation');
  expect(shown()).toContain('This page talks to https://platform.example; the panel needs the sandbox.');
});

it('offers a retry when the mock does not answer', async () => {
  const answer = control;
  control = () => Promise.reject(new TypeError('Failed to fetch'));
  await openPanel();
  await expectSoon(() => findControl('Try again') !== undefined, 'The failure');
  control = answer;
  await press('Try again');
  await expectSoon(() => shown().includes('Clock'), 'The clock');
  expect(findControl('Try again')).toBeUndefined();
});

it('shows the planned faults when the site could not start because of one', async () => {
  const request = new Request(`${location.origin}/__mock/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'status', operation: 'getSiteConfiguration' }),
  });
  await control(request);
  await openPanel();
  expect(site.queryClient).toBeUndefined();
  expect(shown()).toContain('Faults: 1');
});
