import { personas } from '@croupier/mock-server/node';
import type { GetSiteConfigurationResponse } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { answerWith, changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, findControl, nameOf, press, pressKey } from '../../testing/user-actions.ts';
import { SLOT } from '../../testing/page-calls.data.ts';
import { linkNamesOf, linksOf, partOf, showsText } from '../../testing/page-parts.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const openPage = (address: string, as?: string): Promise<void> =>
  harness.site.open({ address, token: as && harness.tokens[as] });
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const menu = (): Element | null => document.querySelector('[role=menu]');
const focusedName = (): string => nameOf(document.activeElement ?? document.body);

describe('the announcements', () => {
  const popup = (): boolean => partOf('[role=dialog]', 'Announcements') !== undefined;

  it('come up once a session, and not again on the way back home [ANN-08] [ANN-10]', async () => {
    const { site } = harness;
    await site.open({ address: '/', announcements: true });
    await waitForControl('Close');
    expect(popup()).toBe(true);
    await press('Close');
    await site.waitUntil(() => !popup(), 'The page');
    await press(document.querySelector('main a[href="/hot"]'));
    await site.waitUntil(() => location.pathname === '/hot' && showsText('games'), 'The hot games');
    await press(document.querySelector('header a[href="/"]'));
    await site.waitUntil(() => location.pathname === '/' && showsText('Grand jackpot'), 'Home');
    expect(popup()).toBe(false);
    expect(sessionStorage.getItem('ANONYMOUS_POPUP')).toBe('closed');
  });

  it('come up after a login as well, when a guest has closed those for guests [ANN-09]', async () => {
    const { site } = harness;
    await site.open({ address: '/', announcements: true });
    await waitForControl('Close');
    await press('Close');
    await site.waitUntil(() => !popup(), 'The page');
    await press('Log in');
    await waitForControl('Password');
    await fill('Username', personas.member.account);
    await fill('Password', personas.member.password);
    await press('Log in');
    await site.waitUntil(() => sessionStorage.getItem('token') !== null && popup(), 'The announcements');
    await press('Close');
    await site.waitUntil(() => !popup(), 'The page');
    expect(['ANONYMOUS_POPUP', 'USER_POPUP'].map((key) => sessionStorage.getItem(key))).toEqual(['closed', 'closed']);
  });
});

describe('the announcements of the platform', () => {
  it('are requested again when the language changes, and when somebody logs in [ANN-13]', async () => {
    const { site } = harness;
    const requests = recordRequests(site, 'getAnnouncements');
    const languages = (): (string | null)[] => requests.map(({ url }) => new URL(url).searchParams.get('language'));
    await site.open({ address: '/' });
    await waitForControl(/^Language/);
    expect(languages()).toEqual(['EN']);
    await press(/^Language/);
    await waitForControl('Filipino');
    await press('Filipino');
    await site.waitUntil(() => languages().includes('TY'), 'The announcements in Filipino');
    expect(requests.at(-1)?.headers.get('Authorization')).toBeNull();
    await site.open({ address: '/', popup: 'login' });
    await waitForControl('Password');
    requests.length = 0;
    await fill('Username', personas.member.account);
    await fill('Password', personas.member.password);
    await press('Log in');
    await site.waitUntil(() => requests.length > 0, 'The announcements of the member');
    expect(requests[0]?.headers.get('Authorization')).toMatch(/^Bearer mbr_/);
  });
});

describe('a menu of the header', () => {
  it.each([/^Account of/, /^Language/, /^Theme/])(
    'gives the focus back to its button when it is closed: %s',
    async (name) => {
      await openPage('/nowhere', 'member');
      await waitForControl(name);
      // Safari does not focus a pressed button.
      findControl(name)?.addEventListener('mousedown', (event) => event.preventDefault());
      await press(name);
      await harness.site.waitUntil(() => menu()?.contains(document.activeElement) === true, 'The menu');
      await pressKey('{Escape}');
      await harness.site.waitUntil(() => menu() === null, 'The page');
      expect(focusedName()).toMatch(name);
    },
  );
});

describe('the right bar', () => {
  it('gives the focus back to its button when Escape closes it', async () => {
    await openPage('/nowhere');
    await waitForControl('Help and channels');
    await press('Help and channels');
    await harness.site.untilIdle();
    const bar = partOf('[role=complementary]', 'Help and channels');
    bar?.querySelector<HTMLElement>('li a')?.focus();
    expect(focusedName()).not.toBe('Help and channels');
    await pressKey('{Escape}');
    await harness.site.untilIdle();
    expect(focusedName()).toBe('Help and channels');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
  });

  it('offers the configured channels whose links are safe, and no other [SIDE-07] [ROLE-14]', async () => {
    const unsafe = ['javascript:alert(1)', 'http://evil.example/', 'data:text/html,x', 'https://'];
    changeAnswers<GetSiteConfigurationResponse['value']>(harness.site, 'getSiteConfiguration', (value) => {
      const [resource] = value.resources;
      if (resource === undefined) throw new Error('The sandbox has no channels.');
      const unsafeResources = unsafe.map((url, index) => ({
        ...resource,
        labelNameEn: `Bad ${index}`,
        url,
      }));
      return {
        ...value,
        resources: [...unsafeResources, { ...resource, labelNameEn: 'Good', url: 'https://good.example/' }],
      };
    });
    await openPage('/nowhere');
    await waitForControl('Help and channels');
    const bar = partOf('[role=complementary]', 'Help and channels');
    expect(linkNamesOf(bar)).toEqual(['Download the app', 'GGood']);
    expect(linksOf(bar)).toEqual(['/down', 'https://good.example/']);
    expect(linksOf(document.body).filter((link) => unsafe.includes(link))).toEqual([]);
  });

  it('has neither channels nor customer service when none are configured [SIDE-07] [ROLE-14]', async () => {
    changeAnswers<GetSiteConfigurationResponse['value']>(harness.site, 'getSiteConfiguration', (value) => ({
      ...value,
      resources: [],
      customerService: [],
    }));
    await openPage('/nowhere');
    await waitForControl('Back to the top');
    expect(findControl('Customer service')).toBeUndefined();
    expect(linksOf(partOf('[role=complementary]', 'Help and channels'))).toEqual(['/down']);
  });
});

describe('customer service', () => {
  it('opens the chat of the sandbox in a window of 440 by 750 [CS-01] [CS-02]', async () => {
    const replace = vi.fn<(address: string) => void>();
    const fakeWindow = { opener: window, location: { replace }, close: vi.fn<() => void>() };
    const open = vi.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(null), fakeWindow));
    await openPage('/nowhere');
    await waitForControl('Customer service');
    await press('Customer service');
    await harness.site.waitAtMost(() => replace.mock.calls.length > 0, 5_000);
    expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', 'popup,width=440,height=750');
    expect(replace).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^https?:/));
    open.mockRestore();
  });
});

describe('the footer', () => {
  it('links to the four configured channels, and to none when there are none [FOOT-04]', async () => {
    const channels = (): string[] =>
      linkNamesOf(document.querySelector('footer') ?? undefined).filter((name) => /^Channel \d$/.test(name));
    const openWith = async (count: number): Promise<void> => {
      harness.resetWorld();
      changeAnswers<GetSiteConfigurationResponse['value']>(harness.site, 'getSiteConfiguration', (value) => ({
        ...value,
        resources: value.resources.slice(0, count).map((one, place) => ({ ...one, labelNameEn: `Channel ${place}` })),
      }));
      await openPage('/nowhere');
      await harness.site.waitUntil(() => showsText('amounts, games and people are invented'), 'The footer');
    };
    await openWith(9);
    await harness.site.waitUntil(() => channels().length > 0, 'The channels');
    expect(channels()).toEqual(['Channel 0', 'Channel 1', 'Channel 2', 'Channel 3']);
    await openWith(2);
    await harness.site.waitUntil(() => channels().length > 0, 'The channels');
    expect(channels()).toEqual(['Channel 0', 'Channel 1']);
    await openWith(0);
    expect(channels()).toEqual([]);
  });
});

describe('the side menu', () => {
  it('expands and collapses, and is expanded when the page is loaded again [SIDE-01]', async () => {
    await openPage('/hot');
    await waitForControl('Expand menu');
    await press('Expand menu');
    await waitForControl('Collapse menu');
    expect(findControl('Expand menu')).toBeUndefined();
    await harness.site.reopen();
    await waitForControl('Collapse menu');
    await press('Collapse menu');
    await waitForControl('Expand menu');
  });

  it('is on the pages of games, and not on the page of a game [ROUTE-27]', async () => {
    const hasSideMenu = (): boolean => findControl(/^(Collapse|Expand) menu$/) !== undefined;
    await openPage('/rng', 'member');
    await harness.site.waitUntil(hasSideMenu, 'The menu');
    expect(links('nav')).toContain('/hot');
    await openPage(SLOT, 'member');
    await harness.site.waitUntil(() => findControl('Leave the game') !== undefined, 'The game');
    expect(hasSideMenu()).toBe(false);
    expect(links('nav')).not.toContain('/hot');
  });
});

const links = (selector: string): string[] => [...document.querySelectorAll(selector)].flatMap((part) => linksOf(part));

describe('logging out', () => {
  it('asks first, shows that it is under way, and then goes home as a guest [LOGOUT-01] [LOGOUT-02]', async () => {
    const { site } = harness;
    await openPage('/hot', 'member');
    await waitForControl(/^Account of/);
    await press(/^Account of/);
    await waitForControl('Log out');
    await press('Log out');
    await waitForControl('Cancel');
    expect(showsText('Log out?')).toBe(true);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    answerWith(site, 'logout', async (request, next) => {
      await held;
      return next(request);
    });
    const confirmButton = (): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1);
    expect(confirmButton()?.getAttribute('aria-busy')).toBeNull();
    await press(confirmButton());
    await site.waitAtMost(() => confirmButton()?.getAttribute('aria-busy') === 'true', 2_000);
    expect(confirmButton()?.getAttribute('aria-busy')).toBe('true');
    expect(showsText('Logging out')).toBe(true);
    release();
    await site.waitUntil(() => location.pathname === '/' && findControl('Log in') !== undefined, 'Home');
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    expect(sessionStorage.getItem('token')).toBeNull();
  });
});

describe('a popup', () => {
  it.each([
    ['login', 'w_login'],
    ['register', 'w_register'],
  ] as const)('of %s has the picture of the banner group %s [BANNER-01]', async (popup, group) => {
    const requests = recordRequests(harness.site, 'listBanners');
    await harness.site.open({ address: '/nowhere', popup });
    await harness.site.waitUntil(() => requests.length > 0, 'The picture');
    const groups = requests.map(({ url }) => new URL(url).searchParams.get('groupName'));
    expect(groups).toEqual([group]);
  });
});

describe('a login', () => {
  it('leads home from the page that it was opened over [LOGIN-11]', async () => {
    const { site } = harness;
    await site.open({ address: '/hot', popup: 'login' });
    await waitForControl('Password');
    await fill('Username', personas.member.account);
    await fill('Password', personas.member.password);
    await press('Log in');
    await site.waitUntil(() => sessionStorage.getItem('token') !== null, 'The session');
    await site.waitUntil(() => location.pathname === '/', 'Home');
    expect(findControl('Remember me')).toBeUndefined();
  });

  it('by code offers the countries with flag, plus sign and dial code [DIAL-01]', async () => {
    await harness.site.open({ address: '/nowhere', popup: 'login' });
    await waitForControl('SMS code');
    await press('SMS code');
    const picker = /^Country code/;
    await waitForControl(picker);
    expect(findControl(picker)?.textContent).toBe('Country code Philippines +63');
    await harness.site.waitUntil(() => svgImages(findControl(picker)).length === 2, 'The flag');
    await press(picker);
    await harness.site.waitUntil(() => document.querySelectorAll('[role=option]').length > 1, 'The countries');
    const countries = [...document.querySelectorAll<HTMLElement>('[role=option]')];
    expect(countries.every(({ textContent }) => /\+\d+$/.test(textContent))).toBe(true);
    const flags = countries.map((country) => svgImages(country)[0]);
    expect(flags.every((flag) => flag !== undefined)).toBe(true);
    // A few territories have the flag of their state.
    expect(new Set(flags).size).toBeGreaterThan(countries.length * 0.9);
  });
});

/** SVG images in a control; the first one of a country is its flag. */
const svgImages = (control: HTMLElement | undefined): string[] =>
  [...(control?.querySelectorAll('svg') ?? [])].map((image) => image.outerHTML);
