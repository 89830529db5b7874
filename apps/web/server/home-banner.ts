import { createApiClient, getSiteConfiguration, listBanners } from '@croupier/sdk/client';

/** How long a banner that was asked for is good, in milliseconds. */
const FRESH_FOR = 60_000;

/** How long a page waits for it; without it the page brings its banner by script. */
const PATIENCE = 300;

/** What is put into the page is an address in quotes: nothing that could end them. */
const ADDRESS = /^(?:https:\/\/[\w.-]+(?::\d+)?)?\/[\w./?=&%-]+$/;

/** Where the banner goes in the page's HTML. */
const MARK = '<!--home-banner-->';

/** Answers a call of the API; a server's own, or `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * The HTML of the home page with the first banner in it, a picture without words; without it while the platform is
 * closed, or does not say in time. The banner is asked for once a minute at most.
 */
export function createHomePage(html: string, fetch: Fetch, now: () => number): () => Promise<string> {
  const client = createApiClient({ baseUrl: 'http://platform.internal', fetch });
  let kept: { readonly page: Promise<string>; readonly until: number } | undefined;

  const ask = async (): Promise<string> => {
    const [site, banners] = await Promise.all([
      getSiteConfiguration({ client, query: { device: 'WEB' } }),
      listBanners({ client, query: { groupName: 'w_home' } }),
    ]);
    const [first] = banners.value.list;
    const isOpen = !site.value.maintenance && !site.value.regionRestriction;
    return isOpen && first !== undefined ? withBanner(html, first.url) : html;
  };
  return () => {
    if (kept === undefined || kept.until <= now()) {
      const inTime = new Promise<string>((resolve) => setTimeout(() => resolve(html), PATIENCE).unref());
      kept = { page: Promise.race([ask().catch(() => html), inTime]), until: now() + FRESH_FOR };
    }
    return kept.page;
  };
}

function withBanner(html: string, address: string): string {
  if (!ADDRESS.test(address)) return html;
  const escaped = address.replaceAll('&', '&amp;');
  const picture = `<div class="boot-home"><img src="${escaped}" width="1000" height="420" alt="" fetchpriority="high" /></div>`;
  return html.replace(MARK, picture);
}
