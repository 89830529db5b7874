import type { personas } from '@croupier/mock-server/personas';

/** Control calls of one mock world. */
export interface SandboxWorld {
  readonly name: string;
  readonly origin: string;
  /** Starts a session and returns its token. */
  login(persona: keyof typeof personas): Promise<string>;
  /** Advances the clock by this time in ms and freezes it. */
  passTime(milliseconds: number): Promise<void>;
  /** Freezes the clock at the first multiple of a period in ms from now on that fulfils a condition. */
  stopAtStartOf(period: number, isSuitable: (time: number) => boolean): Promise<void>;
  /** Changes flags, fields and services of the site. */
  changeSettings(change: object): Promise<void>;
  /** Code in the latest message. */
  latestCode(): Promise<string>;
  /** Position of the gap in the latest slider puzzle. */
  sliderGap(): Promise<number>;
  /** Sets limits for the payout of the next round, in stakes. */
  planRound(payout: { readonly atLeast: number; readonly atMost?: number }): Promise<void>;
  /** Ends a match with a score, or calls it off by null. */
  endMatch(matchId: string, result: { readonly home: number; readonly away: number } | null): Promise<void>;
  close(): Promise<void>;
}

export function createSandboxWorld(origin: string): SandboxWorld {
  const name = crypto.randomUUID();
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const options = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { 'X-Mock-World': name };
    const response = await fetch(`${origin}/__mock${path}`, { method, headers, ...options });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /__mock${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  return {
    name,
    origin,
    async login(persona) {
      // Type of the control call's response.
      const { token } = (await control('POST', '/login', { persona })) as { token: string };
      return token;
    },
    async passTime(milliseconds) {
      await control('PATCH', '/clock', { advance: milliseconds, frozen: true });
    },
    async stopAtStartOf(period, isSuitable) {
      // Type of the control call's response.
      const { now } = (await control('GET', '/clock')) as { now: string };
      let time = Math.ceil((Date.parse(now) + 1) / period) * period;
      while (!isSuitable(time)) time += period;
      await control('PATCH', '/clock', { to: new Date(time).toISOString(), frozen: true });
    },
    async changeSettings(change) {
      await control('PATCH', '/site', change);
    },
    async latestCode() {
      // Type of the control call's response.
      const { messages } = (await control('GET', '/outbox')) as { messages: Array<{ code: string | null }> };
      return messages[0]?.code ?? '';
    },
    async sliderGap() {
      // Type of the control call's response.
      const { rows } = (await control('GET', '/world')) as { rows: { sliders: Array<{ gapX: number }> } };
      return rows.sliders.at(-1)?.gapX ?? 0;
    },
    async planRound(payout) {
      await control('POST', '/rounds', payout);
    },
    async endMatch(matchId, result) {
      await control('POST', '/match-results', { matchId, result });
    },
    async close() {
      await control('DELETE', `/worlds/${name}`).catch(() => undefined);
    },
  };
}
