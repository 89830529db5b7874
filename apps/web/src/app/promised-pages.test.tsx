import { beforeEach, describe, expect, it, vi } from 'vitest';

import { compileTexts } from '../../translation/compile-texts.ts';
import { promisedPages } from '../pages/promised-pages.ts';
import { linksOf, showsText } from '../testing/page-parts.ts';
import { setUpTestSite } from '../testing/site-harness.ts';
import { findControl, press } from '../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const heading = (): string => document.querySelector('main h1')?.textContent ?? '';
const mainLinks = (): string[] => linksOf(document.querySelector('main') ?? undefined);

const open = async (address: string, persona?: string): Promise<void> => {
  await harness.site.open({ address, token: persona && harness.tokens[persona] });
  await harness.site.waitUntil(() => showsText('Not open yet'), 'The page');
};

it('the texts are those of the pages that do not exist, in every language', () => {
  const { texts } = compileTexts();
  const ids = promisedPages.map(({ id }) => id).toSorted();
  for (const language of ['en', 'fil-PH']) {
    const pages = Object(texts.get(`${language}/promised`))['pages'];
    expect(Object.keys(pages).toSorted(), 'delete the texts of pages that exist').toEqual(ids);
  }
});

describe('a promised page', () => {
  it.each([
    ['/member/contracts', 'member', 'Contracts', '/member/personalHistoryCopy'],
  ])('%s for %s says that it is not open yet, in its title what it is, and where to go', async (...row) => {
    const [address, persona, title, way] = row;
    await open(address, persona);
    expect([heading(), document.querySelectorAll('main h1').length]).toEqual([title, 1]);
    expect(document.title).toBe(`${title} · Croupier`);
    expect(mainLinks()).toContain(way);
    expect(findControl('Customer service')).toBeDefined();
  });

  it('opens customer service', async () => {
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    await open('/member/contracts', 'member');
    await press([...document.querySelectorAll<HTMLElement>('main button')].at(-1));
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
  });

  it('asks a guest to log in when it is for members, and comes back', async () => {
    await harness.site.open({ address: '/member/contracts' });
    await harness.site.waitUntil(() => location.pathname === '/', 'Home');
    expect(history.state.usr).toEqual({ popup: 'login', returnTo: '/member/contracts' });
  });

  it('shows to a trial account that it needs an account of its own', async () => {
    await harness.site.open({ address: '/nowhere', popup: 'login' });
    await harness.site.waitUntil(() => findControl('Try it with play money') !== undefined, 'The login');
    await press('Try it with play money');
    await harness.site.waitUntil(() => sessionStorage.getItem('token') !== null, 'The session');
    await harness.site.open({ address: '/member/contracts', token: sessionStorage.getItem('token') ?? '' });
    await harness.site.waitUntil(() => showsText('This needs an account of your own'), 'The refusal');
    expect(showsText('Not open yet')).toBe(false);
  });
});

it('an address that nobody promised has no such page', async () => {
  await harness.site.open({ address: '/member/nothing', token: harness.tokens['member'] });
  await harness.site.waitUntil(() => heading() === 'There is no such page', 'The page');
  expect(showsText('Not open yet')).toBe(false);
});

it('no link of the frame leads to a page that does not exist', async () => {
  const missing = new Set(promisedPages.flatMap(({ paths, redirects = [] }) => [...paths, ...redirects]));
  for (const persona of [undefined, 'member', 'agent']) {
    await harness.site.open({ address: '/', token: persona && harness.tokens[persona] });
    await harness.site.waitUntil(() => document.querySelector('footer nav') !== null, 'The footer');
    const links = linksOf(document.body).map((link) => link.split(/[?#]/, 1)[0] ?? '');
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => missing.has(link))).toEqual([]);
  }
});
