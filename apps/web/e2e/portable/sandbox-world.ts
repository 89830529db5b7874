import type { personas } from '@croupier/mock-server/personas';

/** The controls of one mock world, called from outside the browser. */
export interface SandboxWorld {
  readonly name: string;
  /** Begins a session without the form and gives its token. */
  login(persona: keyof typeof personas): Promise<string>;
  /** Moves the clock on and stops it. */
  passTime(milliseconds: number): Promise<void>;
  /** Where the gap of the newest slider puzzle is, as a person sees it. */
  sliderGap(): Promise<number>;
  /** The least payout of the next round, in whole stakes. */
  planWin(atLeast: number): Promise<void>;
  close(): Promise<void>;
}

export function createSandboxWorld(origin: string): SandboxWorld {
  const name = crypto.randomUUID();
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { 'X-Mock-World': name };
    const answer = await fetch(`${origin}/__mock${path}`, { method, headers, ...sent });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /__mock${path}: ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  return {
    name,
    async login(persona) {
      // The shape of the control call's answer.
      const { token } = (await control('POST', '/login', { persona })) as { token: string };
      return token;
    },
    async passTime(milliseconds) {
      await control('PATCH', '/clock', { advance: milliseconds, frozen: true });
    },
    async sliderGap() {
      // The shape of the control call's answer.
      const { rows } = (await control('GET', '/world')) as { rows: { sliders: Array<{ gapX: number }> } };
      return rows.sliders.at(-1)?.gapX ?? 0;
    },
    async planWin(atLeast) {
      await control('POST', '/rounds', { atLeast });
    },
    async close() {
      await control('DELETE', `/worlds/${name}`).catch(() => undefined);
    },
  };
}
