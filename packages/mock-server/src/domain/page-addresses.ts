/** Pages of the mock that replace other companies' sites. */
const PAGES = '/mock-pages';

export const betPage = (origin: string, betId: string): string => `${origin}${PAGES}/bets/${encodeURIComponent(betId)}`;
export const appPage = (origin: string, platform: 'ios' | 'android'): string => `${origin}${PAGES}/apps/${platform}`;
export const channelPage = (origin: string, channel: string): string => `${origin}${PAGES}/channels/${channel}`;
export const paymentPage = (origin: string, orderId: string, token: string): string =>
  `${origin}${PAGES}/payments/${orderId}?t=${token}`;
export const servicePage = (origin: string): string => `${origin}${PAGES}/service`;
export const chatPage = (origin: string, parameters: URLSearchParams): string => `${origin}${PAGES}/chat?${parameters}`;
