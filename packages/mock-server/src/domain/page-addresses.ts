/** Pages that the mock shows itself, where a platform would send the player to another company's site. */
const PAGES = '/mock-pages';

export const betPage = (origin: string, betId: string): string => `${origin}${PAGES}/bets/${encodeURIComponent(betId)}`;
export const servicePage = (origin: string): string => `${origin}${PAGES}/service`;
export const chatPage = (origin: string, parameters: URLSearchParams): string => `${origin}${PAGES}/chat?${parameters}`;
