import { personas } from '@croupier/mock-server/node';
import { beforeEach, describe, expect, it } from 'vitest';

import { recordRequests } from '../../testing/changed-answers.ts';
import { partOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

async function openAs(address: string, persona?: string): Promise<void> {
  await harness.site.open({ address, token: persona && harness.tokens[persona] });
  await harness.site.waitUntil(() => findControl(/^Language/) !== undefined, 'The languages');
}

async function chooseFilipino(): Promise<void> {
  await press(/^Language/);
  await harness.site.waitUntil(() => findControl('Filipino') !== undefined, 'The menu');
  await press('Filipino');
  await harness.site.waitUntil(() => document.documentElement.lang === 'fil-PH', 'The language');
}

const languagesOf = (requests: readonly Request[]): (string | null)[] =>
  requests.map(({ url }) => new URL(url).searchParams.get('language'));

describe('a change of the language', () => {
  it('is stored by the platform for a member, with the code of the language [I18N-05] [CALL-92]', async () => {
    const { site } = harness;
    const requests = recordRequests(site, 'updateLanguage');
    await openAs('/hot', 'member');
    await chooseFilipino();
    await site.waitUntil(() => requests.length > 0, 'The call');
    expect(await Promise.all(requests.map(async (request) => request.clone().json()))).toEqual([{ language: 'TY' }]);
    expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['TY', 'TY']);
  });

  it('stays in the browser for a guest, whose language the platform cannot store [I18N-05]', async () => {
    await openAs('/hot');
    await chooseFilipino();
    await harness.site.untilIdle();
    expect(harness.site.callsSinceOpen.has('updateLanguage')).toBe(false);
    expect(localStorage.getItem('lang')).toBe('TY');
  });

  it('shows the new language although the platform does not store it', async () => {
    const { site, runWithFault } = harness;
    await openAs('/hot', 'member');
    const broken = { name: 'broken', fault: { kind: 'status', status: 503 } } as const;
    expect(await runWithFault('updateLanguage', broken, chooseFilipino)).toEqual([]);
    await site.untilIdle();
    expect(document.documentElement.lang).toBe('fil-PH');
  });

  it.each([
    ['/hot', 'listHotGames'],
    ['/rng', 'listGames'],
    ['/', 'listHotGames'],
    ['/', 'listGames'],
  ] as const)('loads the lists of %s again by %s, in the new language [LOBBY-19] [LOBBY-20]', async (address, call) => {
    const { site } = harness;
    const requests = recordRequests(site, call);
    await openAs(address);
    await site.waitUntil(() => requests.length > 0, 'The list');
    expect(new Set(languagesOf(requests))).toEqual(new Set(['EN']));
    requests.length = 0;
    await chooseFilipino();
    await site.waitUntil(() => requests.length > 0, 'The list in Filipino');
    expect(new Set(languagesOf(requests))).toEqual(new Set(['TY']));
  });
});

describe('lists of games', () => {
  it('are loaded again by a login [LOBBY-19]', async () => {
    const { site } = harness;
    await site.open({ address: '/hot', popup: 'login' });
    await site.waitUntil(() => findControl('Password') !== undefined, 'The form');
    const requests = recordRequests(site, 'listHotGames');
    await fill('Username', personas.member.account);
    await fill('Password', personas.member.password);
    await press('Log in');
    await site.waitUntil(() => requests.length > 0, 'The list of the member');
    expect(requests).toHaveLength(1);
  });

  it('are loaded again for another vendor [LOBBY-20]', async () => {
    const { site } = harness;
    await openAs('/rng');
    const vendors = (): HTMLElement[] => [
      ...(partOf('nav', 'Game makers')?.querySelectorAll<HTMLElement>('a[href*="vassalage="]') ?? []),
    ];
    await site.waitUntil(() => vendors().length > 0, 'The vendors');
    const requests = recordRequests(site, 'listGames');
    const [link] = vendors();
    await press(link);
    await site.waitUntil(() => requests.length > 0, 'The games of the vendor');
    const vendor = new URL(link?.getAttribute('href') ?? '', location.href).searchParams.get('vassalage');
    expect(new Set(requests.map(({ url }) => new URL(url).searchParams.get('vassalage')))).toEqual(new Set([vendor]));
  });
});

describe('the language that the browser prefers', () => {
  /** Opens the page as a visitor who has not chosen a language; jsdom prefers English. */
  async function visit(): Promise<void> {
    await harness.site.open({ address: '/hot' });
    localStorage.removeItem('lang');
    await harness.site.reopen();
  }
  const offer = (): Element | undefined =>
    [...document.querySelectorAll('[lang=en]')].find(
      ({ textContent }) => textContent === 'This site is also in English.',
    );
  const untilOffered = (): Promise<void> => harness.site.waitUntil(() => offer() !== undefined, 'The offer');
  const isOffered = async (): Promise<boolean> => {
    await harness.site.waitAtMost(() => offer() !== undefined, 1_500);
    return offer() !== undefined;
  };

  it('is offered in that language, and used when the visitor accepts', async () => {
    await visit();
    expect(document.documentElement.lang).toBe('fil-PH');
    await untilOffered();
    await press('Switch to English');
    await harness.site.waitUntil(() => document.documentElement.lang === 'en', 'English');
    expect(localStorage.getItem('lang')).toBe('EN');
    expect(offer()).toBeUndefined();
  });

  it('is not offered again when the visitor has closed the offer', async () => {
    await visit();
    await untilOffered();
    await press('Isara');
    await harness.site.waitUntil(() => offer() === undefined, 'The page');
    await harness.site.reopen();
    expect(await isOffered()).toBe(false);
    expect(document.documentElement.lang).toBe('fil-PH');
  });

  it('is not offered to a visitor who has chosen a language, whichever it is', async () => {
    await harness.site.open({ address: '/hot', language: 'TY' });
    expect(await isOffered()).toBe(false);
    expect(showsText('Patok')).toBe(true);
  });

  it('leaves the screen while a dialog is open', async () => {
    await visit();
    await untilOffered();
    await press('Mag-log in');
    await harness.site.waitUntil(() => document.querySelector('[role=dialog]') !== null, 'The login');
    expect(offer()).toBeUndefined();
  });
});
