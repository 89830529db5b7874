import { isLocalName } from './line-host.ts';
import { invalidField } from './refusal.ts';

const SITE_DOMAIN = 'croupier.example';

/** Refuses a URL of another site with FIELD_INVALID. */
export function refuseExternalUrl(field: string, url: string | undefined): void {
  if (url === undefined) return;
  const { protocol, hostname, port } = new URL(url);
  // Another port of the same host is another site.
  const isOwn =
    protocol === 'https:' && port === '' && (hostname === SITE_DOMAIN || hostname.endsWith(`.${SITE_DOMAIN}`));
  const isLocal = ['http:', 'https:'].includes(protocol) && isLocalName(hostname);
  if (!isOwn && !isLocal) throw invalidField(field, 'NOT_ALLOWED', 'Only an address of this site.');
}

/** Path prefix of the mock's pages, which replace other companies' sites. */
const PAGES = '/mock-pages';

export const betPage = (origin: string, betId: string): string => `${origin}${PAGES}/bets/${encodeURIComponent(betId)}`;
export const appPage = (origin: string, platform: 'ios' | 'android'): string => `${origin}${PAGES}/apps/${platform}`;
export const channelPage = (origin: string, channel: string): string => `${origin}${PAGES}/channels/${channel}`;
export const paymentPage = (origin: string, orderId: string, token: string): string =>
  `${origin}${PAGES}/payments/${orderId}?t=${token}`;
export const servicePage = (origin: string): string => `${origin}${PAGES}/service`;
export const chatPage = (origin: string, parameters: URLSearchParams): string => `${origin}${PAGES}/chat?${parameters}`;

/** Path prefix of generated images, relative to the site's origin. */
const ASSETS = '/mock-assets';

/** Path prefix of uploaded images, which belong to one world. */
const UPLOADS = '/mock-uploads';

/** Path prefix of the files of statements, which belong to one world. */
const STATEMENTS = '/mock-statements';

export const coverAddress = (nodeId: string): string => `${ASSETS}/covers/${nodeId}.svg`;
export const roomAddress = (roomId: string): string => `${ASSETS}/rooms/${roomId}.svg`;
export const vendorAddress = (code: string): string => `${ASSETS}/vendors/${code}.svg`;
export const bannerAddress = (id: string): string => `${ASSETS}/banners/${id}.svg`;
export const presenterAddress = (modelId: string): string => `${ASSETS}/presenters/${modelId}.svg`;
export const lotteryAddress = (gameCode: string): string => `${ASSETS}/lotteries/${gameCode}.svg`;
export const paymentAddress = (icon: string): string => `${ASSETS}/payments/${icon}.svg`;
export const uploadAddress = (uploadId: string): string => `${UPLOADS}/${uploadId}`;
export const statementAddress = (origin: string, token: string, record: string): string =>
  `${origin}${STATEMENTS}/${token}/${record}.csv`;
