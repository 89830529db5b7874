// @vitest-environment node
import { createHttpMock } from '@croupier/mock-server/server';
import { expect, it } from 'vitest';

import { createLandingHtml, type CallPlatform, type LandingPages } from './landing-pages.ts';

const HTML = '<html lang="fil-PH"><head><title>Croupier</title></head><body><!--landing--></body></html>';

const preview = { url: '/assets/previews/page-1a2b.png', width: 1200, height: 630 };

const site: LandingPages = {
  privatePaths: ['/member'],
  merchantCode: 'croupier',
  siteName: 'Croupier',
  defaultLanguage: 'TY',
  languages: { TY: { tag: 'fil-PH', direction: 'ltr' }, EN: { tag: 'en', direction: 'ltr' } },
  pages: [
    {
      id: 'home',
      preview,
      paths: ['/', '/login'],
      pictures: { kind: 'banner' },
      texts: { TY: { description: 'Tahanan' }, EN: { description: 'Home' } },
    },
    {
      id: 'RNG',
      preview,
      paths: ['/rng'],
      pictures: { kind: 'games', category: 'RNG' },
      texts: {
        TY: { title: 'Mga slot', description: 'Lahat ng slot' },
        EN: { title: 'Slots & "more"', description: 'All <slots>' },
      },
    },
    {
      id: 'HOT',
      preview,
      paths: ['/hot'],
      pictures: { kind: 'hotGames' },
      texts: { TY: { title: 'Patok', description: '' }, EN: { title: 'Hot', description: '' } },
    },
    {
      id: 'SPORTS',
      preview,
      paths: ['/sports'],
      pictures: { kind: 'vendors', category: 'SPORTS' },
      texts: { TY: { title: 'Isports', description: '' }, EN: { title: 'Sports', description: '' } },
    },
  ],
};

const { fetch: callPlatform } = createHttpMock();
const landingHtml = createLandingHtml(HTML, site, callPlatform);
const open = (url: string, cookie?: string, html = landingHtml) => html({ url, headers: { cookie } });
const pictures = (html = ''): readonly string[] => [...html.matchAll(/<img src="([^"]+)"/g)].map(([, url = '']) => url);

it('a landing page has title, description, heading and pictures before any script', async () => {
  const html = await open('/rng');
  expect(html).toContain('<title>Mga slot · Croupier</title>');
  expect(html).toContain('<meta name="description" content="Lahat ng slot" />');
  expect(html).toContain('<h1>Mga slot</h1>');
  expect(new Set(pictures(html)).size).toBe(8);
});

it.each([
  ['/', 1],
  ['/login', 1],
  ['/hot', 8],
  ['/SPORTS', 2],
])('%s has at least its first %i pictures', async (url, count) => {
  expect(pictures(await open(url)).length).toBeGreaterThanOrEqual(count);
});

it('is in the language of the cookie when the site offers it, with its texts escaped', async () => {
  const html = await open('/rng', 'a=b; lang=EN');
  expect(html).toContain('<html lang="en" dir="ltr"');
  expect(html).toContain('<h1>Slots &amp; &quot;more&quot;</h1>');
  expect(html).toContain('content="All &lt;slots&gt;"');
  expect(await open('/rng', 'lang=CN')).toBe(await open('/rng'));
});

it('has neither heading nor pictures when the URL filters the page, because they could be others', async () => {
  const html = await open('/rng?vassalage=JDB');
  expect(html).toContain('<title>Mga slot · Croupier</title>');
  expect(html).not.toContain('<h1>');
  expect(pictures(html)).toEqual([]);
});

it('has its canonical URL and a preview of links with a picture, in its language', async () => {
  const tags = async (url: string, cookie?: string): Promise<string[]> => {
    const html = await landingHtml({ url, origin: 'https://croupier.example', headers: { cookie } });
    return html?.match(/<(?:meta (?:property|name)|link rel)="[^>]+>/g) ?? [];
  };
  expect(await tags('/RNG?vassalage=JDB', 'lang=EN')).toEqual([
    '<meta name="description" content="All &lt;slots&gt;" />',
    '<link rel="canonical" href="https://croupier.example/rng" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Croupier" />',
    '<meta property="og:locale" content="en" />',
    '<meta property="og:url" content="https://croupier.example/rng" />',
    '<meta property="og:title" content="Slots &amp; &quot;more&quot; · Croupier" />',
    '<meta property="og:description" content="All &lt;slots&gt;" />',
    '<meta property="og:image" content="https://croupier.example/assets/previews/page-1a2b.png" />',
    '<meta property="og:image:type" content="image/png" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:alt" content="Slots &amp; &quot;more&quot; · Croupier. All &lt;slots&gt;" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ]);
  expect(await tags('/login')).toContain('<link rel="canonical" href="https://croupier.example/" />');
  expect(await tags('/rng')).toContain('<meta property="og:locale" content="fil_PH" />');
});

it('has no absolute URLs where the origin is unknown, and those of each origin apart', async () => {
  expect(await open('/rng')).not.toMatch(/canonical|og:/);
  const html = async (origin: string) => landingHtml({ url: '/rng', origin, headers: {} });
  expect(await html('https://one.example')).toContain('href="https://one.example/rng"');
  expect(await html('https://two.example')).toContain('href="https://two.example/rng"');
});

it('P-21: home has no banner for a member on a break, while others see it', async () => {
  expect(pictures(await open('/'))).toHaveLength(1);
  expect(pictures(await open('/', 'lang=EN; quiet=1'))).toEqual([]);
  expect(pictures(await open('/'))).toHaveLength(1);
  expect(pictures(await open('/rng', 'quiet=1'))).toHaveLength(8);
});

it('has its heading alone when the platform fails or is closed', async () => {
  const failing = createLandingHtml(HTML, site, () => Promise.reject(new Error('closed')));
  const html = await open('/rng', undefined, failing);
  expect(html).toContain('<h1>Mga slot</h1>');
  expect(pictures(html)).toEqual([]);
});

it('asks the platform again only after 30 s, and for each world apart', async () => {
  let time = 0;
  let calls = 0;
  const counted: CallPlatform = (request) => {
    calls += 1;
    return callPlatform(request);
  };
  const cached = createLandingHtml(HTML, site, counted, () => time);
  const callsOf = async (cookie?: string): Promise<number> => {
    const before = calls;
    await open('/rng', cookie, cached);
    return calls - before;
  };
  const first = await callsOf();
  expect(first).toBeGreaterThan(0);
  time = 29_999;
  expect(await callsOf()).toBe(0);
  expect(await callsOf('mock-world=other')).toBe(first);
  time = 30_000;
  expect(await callsOf()).toBe(first);
});

it('is undefined for other pages', () => {
  expect(open('/member/depositv2')).toBeUndefined();
});
