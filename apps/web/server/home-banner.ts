import type { IncomingHttpHeaders } from 'node:http';

import { createApiClient, getSiteConfiguration, listBanners } from '@croupier/sdk/client';

/** Cache time of a page in ms. */
const FRESH_MS = 30_000;

/** Maximum number of worlds with a cached page. */
const MAX_PAGES = 40;

/** Allowed URLs of the banner image, which is written into an attribute. */
const IMAGE_URL = /^(?:https:\/\/[\w.-]+(?::\d+)?)?\/[\w./?=&%-]+$/;

/** Marker in the HTML that the banner replaces. */
const BANNER_MARKER = '<!--home-banner-->';

/** Sends a request to the platform within the process. */
export type CallPlatform = (request: Request) => Promise<Response>;

type HomePage = (headers: IncomingHttpHeaders) => Promise<string>;

/**
 * HTML of the home page with the image of the first banner; without it during maintenance, in a blocked region and after a
 * failed call. Cached for `FRESH_MS`.
 */
export function createHomePage(html: string, callPlatform: CallPlatform, now = Date.now): HomePage {
  const pages = new Map<string, { readonly page: Promise<string>; readonly until: number }>();

  const renderPage = async (world: string): Promise<string> => {
    const client = createApiClient({
      baseUrl: 'http://platform.internal',
      async fetch(request) {
        if (world !== '') request.headers.set('Cookie', world);
        return callPlatform(request);
      },
    });
    const { value: site } = await getSiteConfiguration({ client, query: { device: 'WEB' } });
    if (site.maintenance || site.regionRestriction) return html;
    const { value } = await listBanners({ client, query: { groupName: 'w_home' } });
    return withBanner(html, value.list[0]?.url ?? '');
  };
  return (headers) => {
    const world = /(?:^|;\s*)(mock-world=[a-z0-9-]+)/i.exec(headers.cookie ?? '')?.[1] ?? '';
    const cached = pages.get(world);
    if (cached !== undefined && cached.until > now()) return cached.page;
    const page = renderPage(world).catch(() => html);
    pages.delete(world);
    pages.set(world, { page, until: now() + FRESH_MS });
    for (const oldest of pages.keys()) if (pages.size > MAX_PAGES) pages.delete(oldest);
    return page;
  };
}

function withBanner(html: string, imageUrl: string): string {
  if (!IMAGE_URL.test(imageUrl)) return html;
  const source = imageUrl.replaceAll('&', '&amp;');
  const image = `<img src="${source}" width="1000" height="420" alt="" fetchpriority="high" />`;
  return html.replace(BANNER_MARKER, `<div class="boot-page"><div class="boot-home">${image}</div></div>`);
}
