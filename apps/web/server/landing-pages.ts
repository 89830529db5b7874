import type { IncomingHttpHeaders } from 'node:http';

import { createApiClient, getSiteConfiguration, type Client } from '@croupier/sdk/client';

import type { LanguageCode } from '../src/i18n/languages.ts';
import type { LandingPictures } from '../src/pages/landings.ts';
import { picturesOf, type Picture } from './landing-pictures.ts';

/** Cache time of a page in ms. */
const FRESH_MS = 30_000;

/** Maximum number of cached pages. */
const MAX_CACHED = 400;

/** Sends a request to the platform within the process. */
export type CallPlatform = (request: Request) => Promise<Response>;

/** What a build knows of its landing pages. */
export interface LandingPages {
  readonly merchantCode: string;
  readonly siteName: string;
  readonly defaultLanguage: LanguageCode;
  /** Languages of the site, by the platform's code. */
  readonly languages: Readonly<Record<string, { readonly tag: string; readonly direction: 'ltr' | 'rtl' }>>;
  /** Path prefixes that search engines should not open. */
  readonly privatePaths: readonly string[];
  readonly pages: readonly LandingPage[];
}

/** A landing page of the build. */
export interface LandingPage {
  readonly id: string;
  readonly paths: readonly string[];
  readonly pictures: LandingPictures;
  /** The picture in previews of links. */
  readonly preview: { readonly url: string; readonly width: number; readonly height: number };
  /** By the platform's code of the language. Home has no title but the site's name. */
  readonly texts: Readonly<Record<string, PageTexts>>;
}

interface PageTexts {
  readonly title?: string | undefined;
  readonly description: string;
  /** The first view of a page that begins with text. */
  readonly first?: { readonly heading: string; readonly lead: string; readonly facts: readonly string[] } | undefined;
}

interface PageRequest {
  /** Public origin of the site; without it there are no absolute URLs. */
  readonly origin?: string | undefined;
  /** Path with query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** HTML of a landing page; undefined for another page. */
export type LandingHtml = (request: PageRequest) => Promise<string> | undefined;

/**
 * HTML of the landing pages in the language of the visitor's cookie: title, description, heading and first pictures.
 * A page that is filtered by its URL shows neither heading nor pictures, and there are no pictures during maintenance, in a
 * blocked region and after a failed call, and no banner for a visitor with the cookie `quiet`. Cached for `FRESH_MS`.
 */
export function createLandingHtml(
  html: string,
  site: LandingPages,
  callPlatform: CallPlatform,
  now = Date.now,
): LandingHtml {
  const cache = new Map<string, { readonly page: Promise<string>; readonly until: number }>();
  const pagesByPath = new Map(site.pages.flatMap((page) => page.paths.map((path) => [path.toLowerCase(), page])));

  return ({ url, origin, headers }) => {
    const [path = '/', query = ''] = url.split('?', 2);
    const page = pagesByPath.get(path.toLowerCase());
    if (page === undefined) return undefined;
    const language = languageOf(headers.cookie ?? '', site);
    const world = /(?:^|;\s*)(mock-world=[a-z0-9-]+)/i.exec(headers.cookie ?? '')?.[1] ?? '';
    // Who takes a break is shown no offers.
    const isQuiet = page.pictures.kind === 'banner' && /(?:^|;\s*)quiet=1/.test(headers.cookie ?? '');
    const key = [page.paths[0], query === '', language, world, origin, isQuiet].join(' ');
    const cached = cache.get(key);
    if (cached !== undefined && cached.until > now()) return cached.page;
    const render = async (): Promise<string> => {
      const head = withTexts(html, { site, page, language, origin });
      if (query !== '' || isQuiet) return head;
      const client = createApiClient({
        baseUrl: 'http://platform.internal',
        async fetch(request) {
          if (world !== '') request.headers.set('Cookie', world);
          return callPlatform(request);
        },
      });
      const pictures = await loadPictures(client, { ...page.pictures, merchant: site.merchantCode, language });
      return head.replace(BODY_MARKER, () => bodyOf(page.pictures.kind, page.texts[language], pictures));
    };
    const rendered = render();
    cache.delete(key);
    cache.set(key, { page: rendered, until: now() + FRESH_MS });
    for (const oldest of cache.keys()) if (cache.size > MAX_CACHED) cache.delete(oldest);
    return rendered;
  };
}

/** The language of the cookie, if the site offers it. */
function languageOf(cookies: string, { languages, defaultLanguage }: LandingPages): LanguageCode {
  const chosen = /(?:^|;\s*)lang=([A-Z]+)/.exec(cookies)?.[1] ?? '';
  // The keys of `languages` are codes.
  return Object.hasOwn(languages, chosen) ? (chosen as LanguageCode) : defaultLanguage;
}

async function loadPictures(client: Client, request: Parameters<typeof picturesOf>[1]): Promise<readonly Picture[]> {
  try {
    const { value: site } = await getSiteConfiguration({ client, query: { device: 'WEB' } });
    return site.maintenance || site.regionRestriction ? [] : await picturesOf(client, request);
  } catch {
    return [];
  }
}

interface PageHead {
  readonly site: LandingPages;
  readonly page: LandingPage;
  readonly language: LanguageCode;
  readonly origin: string | undefined;
}

/** The HTML with language, title, description, and what search engines and previews of links read. */
function withTexts(html: string, { site, page, language, origin }: PageHead): string {
  const { title, description } = page.texts[language] ?? { description: '' };
  const { tag, direction } = site.languages[language] ?? { tag: 'en', direction: 'ltr' };
  const fullTitle = title === undefined ? site.siteName : `${title} · ${site.siteName}`;
  return html
    .replace(/<html lang="[^"]*"/, `<html lang="${tag}" dir="${direction}"`)
    .replace(/(<link rel="manifest" href="\/manifest\.)[A-Z]+(?=\.webmanifest")/, `$1${language}`)
    .replace(/<title>[^<]*<\/title>/, () => {
      const head = [
        `<title>${escapeHtml(fullTitle)}</title>`,
        meta('name', 'description', description),
        ...(origin === undefined ? [] : previewTags({ site, page, origin, tag, title: fullTitle, description })),
      ];
      return head.join('\n    ');
    });
}

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;

interface PreviewTexts extends Pick<PageHead, 'site' | 'page'> {
  readonly origin: string;
  /** BCP 47 tag of the texts. */
  readonly tag: string;
  readonly title: string;
  readonly description: string;
}

/** Canonical URL, and the tags of Open Graph and Twitter, whose URLs must be absolute. */
function previewTags({ site, page, origin, tag, title, description }: PreviewTexts): readonly string[] {
  const url = origin + page.paths[0];
  const { preview } = page;
  return [
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.siteName),
    meta('property', 'og:locale', tag.replaceAll('-', '_')),
    meta('property', 'og:url', url),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', origin + preview.url),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(preview.width)),
    meta('property', 'og:image:height', String(preview.height)),
    meta('property', 'og:image:alt', `${title}. ${description}`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Marker in the HTML that heading and pictures replace. */
const BODY_MARKER = '<!--landing-->';

function bodyOf(kind: LandingPictures['kind'], texts: PageTexts | undefined, pictures: readonly Picture[]): string {
  const { title, first } = texts ?? {};
  const images = pictures.map(({ url, width, height }, index) => {
    const priority = index === 0 ? ' fetchpriority="high"' : '';
    return `<img src="${escapeHtml(url)}" width="${width}" height="${height}" alt=""${priority} />`;
  });
  const text = first?.heading ?? title;
  const heading = text === undefined ? '' : `<h1>${escapeHtml(text)}</h1>`;
  if (heading === '' && images.length === 0) return '';
  const sentences = first === undefined ? '' : `<p>${escapeHtml(first.lead)}</p>${listOf(first.facts)}`;
  const gallery = `<div class="boot-pictures">${images.join('')}</div>`;
  return `<main class="boot-landing boot-${kind}">${heading}${sentences}${gallery}</main>`;
}

function listOf(facts: readonly string[]): string {
  if (facts.length === 0) return '';
  return `<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
