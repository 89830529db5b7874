import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { answerWith, changeAnswers } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { partOf, showsText } from '../../testing/page-parts.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();

/** Time that the site measures, in ms; only pings advance it. */
let time = 0;
let pings: URL[] = [];

beforeEach(() => {
  harness.resetWorld();
  time = 0;
  pings = [];
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => vi.restoreAllMocks());

type Speeds = Readonly<Record<string, number | null>>;

/** Replaces the platform's lines; null is one that does not answer. */
function setLines(speeds: () => Speeds): void {
  const { site } = harness;
  changeAnswers(site, 'listDomainRoutes', () => ({
    domainList: Object.keys(speeds()).map((domainName) => ({ domainName })),
  }));
  answerWith(site, 'pingDomain', async (request) => {
    const url = new URL(request.url);
    pings.push(url);
    const ms = speeds()[url.host];
    if (ms === null || ms === undefined) throw new TypeError('Failed to fetch');
    time += ms;
    return Response.json({ success: true, value: { ok: true }, traceId: 'trace' });
  });
}

const LINES: Speeds = { 'a.example': 120, 'b.example': null, 'c.example': 60, 'd.example': 200, 'e.example': 61 };

async function openSelector(): Promise<void> {
  await harness.site.open({ address: '/hot' });
  await harness.site.waitUntil(() => findControl('Server speed') !== undefined, 'The menu');
  await press('Server speed');
}

const radios = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=radio]'),
];
const rows = (): string[] => radios().map(({ labels }) => labels?.[0]?.textContent ?? '');
const chosen = (): string | undefined => radios().find(({ checked }) => checked)?.value;
const isMeasured = (): boolean => findControl('Measure again')?.matches(':enabled') === true;
const measured = async (): Promise<void> => harness.site.waitUntil(isMeasured, 'The result');

function stubWindow() {
  const replace = vi.fn<(url: string) => void>();
  const opened = { opener: {}, location: { replace } };
  // Only the used part of a window.
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(opened as unknown as Window);
  return { open, replace, opened };
}

it('measures the lines one after the other and lists them by speed, the fastest chosen [SPEED-01] [SPEED-04] [SPEED-05] [SPEED-06]', async () => {
  setLines(() => LINES);
  await openSelector();
  await measured();
  expect(rows()).toEqual([
    'c.example60 ms fast',
    'e.example61 ms fast',
    'a.example120 ms normal',
    'd.example200 ms slow',
    'b.exampleNo answer counts as slow',
  ]);
  expect(chosen()).toBe('c.example');
  expect(showsText('From here, c.example answers fastest.')).toBe(true);
});

it('pings ping.json of each line once over https, with a random value and without the member token [SPEED-03] [CALL-50]', async () => {
  setLines(() => LINES);
  const tokens: (string | null)[] = [];
  const { dispatch } = harness.site.world;
  harness.site.world = {
    ...harness.site.world,
    dispatch: (request) => {
      if (request.url.includes('ping.json')) tokens.push(request.headers.get('Authorization'));
      return dispatch(request);
    },
  };
  await harness.site.open({ address: '/hot', token: harness.tokens['member'] });
  await harness.site.waitUntil(() => findControl('Server speed') !== undefined, 'The menu');
  await press('Server speed');
  await measured();
  expect(pings.map(({ origin, pathname }) => origin + pathname).toSorted()).toEqual(
    Object.keys(LINES).map((host) => `https://${host}/ping.json`),
  );
  expect(new Set(pings.map(({ searchParams }) => searchParams.get('speed'))).size).toBe(5);
  expect(tokens).toEqual([null, null, null, null, null]);
});

it('measures five of the lines of the sandbox [SPEED-02]', async () => {
  vi.restoreAllMocks();
  await openSelector();
  await measured();
  expect(radios()).toHaveLength(5);
  for (const row of rows()) expect(row).toMatch(/^m[1-8]\.croupier\.example\d+ ms (?:fast|normal|slow)$/);
});

it('opens the chosen line in a new tab without access to the page, and closes [SPEED-07]', async () => {
  setLines(() => LINES);
  const { open, replace, opened } = stubWindow();
  await openSelector();
  await measured();
  await press(radios()[2]);
  await press('Open in a new tab');
  expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', undefined);
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://a.example/');
  expect(opened.opener).toBeNull();
  await harness.site.waitUntil(() => partOf('[role=dialog]', 'Server speed') === undefined, 'The page');
});

it('asks to allow popups when the browser blocks the tab, and stays open [ERR-21]', async () => {
  setLines(() => LINES);
  vi.spyOn(globalThis, 'open').mockReturnValue(null);
  await openSelector();
  await measured();
  await press('Open in a new tab');
  expect(showsText('Popup blocked. Please allow popups and try again.')).toBe(true);
  await press(radios()[1]);
  expect(showsText('Popup blocked.')).toBe(false);
});

it('says that a domain is invalid before a tab opens, and does not ping it [ERR-20]', async () => {
  setLines(() => ({ 'user@evil.example': 10, 'a.example': 50 }));
  const { open } = stubWindow();
  await openSelector();
  await measured();
  await press(radios().find(({ value }) => value.includes('evil')));
  await press('Open in a new tab');
  expect(showsText('Invalid domain. Please choose another address, or contact customer service.')).toBe(true);
  expect(open).not.toHaveBeenCalled();
  expect(pings.map(({ host }) => host)).toEqual(['a.example']);
});

it('measures the same lines again when asked', async () => {
  let speeds = LINES;
  setLines(() => speeds);
  await openSelector();
  await measured();
  speeds = { ...LINES, 'b.example': 5, 'c.example': null };
  await press('Measure again');
  await harness.site.waitUntil(() => isMeasured() && rows()[0]?.startsWith('b.example') === true, 'The new result');
  expect(rows().at(-1)).toBe('c.exampleNo answer counts as slow');
});

it('chooses nothing when no line answers, and says what to do', async () => {
  setLines(() => ({ 'a.example': null, 'b.example': null }));
  await openSelector();
  await measured();
  expect(showsText('None of these addresses answered. Check your connection, then measure again.')).toBe(true);
  expect(chosen()).toBeUndefined();
  expect(findControl('Open in a new tab')?.matches(':disabled')).toBe(true);
});

it('marks the line of the page', async () => {
  setLines(() => ({ [location.host]: 400, 'a.example': 80 }));
  await openSelector();
  await measured();
  // A host without a dot is no line, so it is not measured.
  expect(showsText('From here, a.example answers fastest.')).toBe(true);
  expect(rows().some((row) => row.includes('you are here'))).toBe(true);
});

it('says that there is no other address when the platform has no lines', async () => {
  setLines(() => ({}));
  await openSelector();
  await harness.site.waitUntil(() => showsText('There is only this address'), 'The empty list');
  expect(findControl('Measure again')).toBeUndefined();
});

it('offers to load the lines again when that failed', async () => {
  let isFailing = true;
  answerWith(harness.site, 'listDomainRoutes', async (request, next) =>
    isFailing ? new Response('', { status: 500 }) : next(request),
  );
  await openSelector();
  await harness.site.waitUntil(() => findControl('Try again') !== undefined, 'The failure');
  isFailing = false;
  vi.restoreAllMocks();
  await press('Try again');
  await measured();
  expect(radios()).toHaveLength(5);
});
