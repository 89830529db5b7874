import type { IncomingHttpHeaders } from 'node:http';

import type { Worlds } from '@croupier/mock-server/server';
import { createApiClient, getSiteConfiguration, listBanners } from '@croupier/sdk/client';

/** Cache time of a page in ms. */
const FRESH_MS = 30_000;

/** Maximum number of worlds with a cached page. */
const MAX_PAGES = 40;

/** Allowed URLs of the banner image, which is written into an attribute. */
const IMAGE_URL = /^(?:https:\/\/[\w.-]+(?::\d+)?)?\/[\w./?=&%-]+$/;

/** Marker in the HTML that the banner replaces. */
const BANNER_MARKER = '<!--home-banner-->';

type HomePage = (headers: IncomingHttpHeaders) => Promise<string>;

/**
 * HTML of the home page with the image of the first banner; without it during maintenance, in a blocked region and after a
 * failed call. Cached for `FRESH_MS`.
 */
export function createHomePage(html: string, worlds: Pick<Worlds, 'answer'>, now = Date.now): HomePage {
  const pages = new Map<string, { readonly page: Promise<string>; readonly until: number }>();

  const renderPage = async (world: string): Promise<string> => {
    const client = createApiClient({
      baseUrl: 'http://platform.internal',
      fetch: async (request) => callWorld(worlds, world, request),
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

async function callWorld(worlds: Pick<Worlds, 'answer'>, world: string, request: Request): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url);
  const headers = new Headers(request.headers);
  if (world !== '') headers.set('Cookie', world);
  const call = { method: request.method, target: pathname + search, headers, address: '127.0.0.1', origin, body: '' };
  const outcome = await worlds.answer(call);
  if (outcome.kind !== 'answer') throw new TypeError('The platform did not answer.');
  return new Response(outcome.body, { status: outcome.status, headers: outcome.headers });
}

function withBanner(html: string, imageUrl: string): string {
  if (!IMAGE_URL.test(imageUrl)) return html;
  const source = imageUrl.replaceAll('&', '&amp;');
  const image = `<img src="${source}" width="1000" height="420" alt="" fetchpriority="high" />`;
  return html.replace(BANNER_MARKER, `<div class="boot-page"><div class="boot-home">${image}</div></div>`);
}
