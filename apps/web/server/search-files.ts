import { operations } from '@croupier/sdk/operations';

import type { LandingPage, LandingPages } from './landing-pages.ts';

/** Prefixes of the paths of calls, which are no pages. */
const API_PREFIXES = new Set(Object.values(operations).map(({ path }) => `/${path.split('/')[1] ?? ''}/`));

interface SearchSite extends Pick<LandingPages, 'privatePaths'> {
  readonly pages: readonly Pick<LandingPage, 'paths'>[];
}

/** What search engines should not open, and where the list of pages is. */
function robots({ privatePaths }: SearchSite, origin: string | undefined): string {
  const lines = [
    'User-agent: *',
    ...[...privatePaths, ...API_PREFIXES].map((path) => `Disallow: ${path}`),
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The landing pages. A language has no URL of its own, so there are no alternatives to name. */
function sitemap({ pages }: SearchSite, origin: string): string {
  const urls = pages.map(({ paths }) => `  <url><loc>${encodeURI(origin + (paths[0] ?? ''))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export interface SearchFile {
  readonly type: string;
  readonly content: string;
}

/** The file for search engines at this path; undefined for another path, and for a sitemap without a public origin. */
export function searchFile(pathname: string, site: SearchSite, origin: string | undefined): SearchFile | undefined {
  if (pathname === '/robots.txt') return { type: 'text/plain; charset=utf-8', content: robots(site, origin) };
  if (pathname !== '/sitemap.xml' || origin === undefined) return undefined;
  return { type: 'application/xml; charset=utf-8', content: sitemap(site, origin) };
}
