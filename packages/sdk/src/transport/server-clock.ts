export interface ServerClock {
  /** The platform's current time. */
  now(): Date;
  /** Reads the platform's time from an answer. */
  learn(request: Request, answer: Response): void;
}

/**
 * The platform's time, for timestamps that it validates: it refuses encrypted bodies that are five minutes off, and
 * phone clocks often are. Until the first answer it is the client's own time.
 */
export function createServerClock(now: () => Date): ServerClock {
  let offsetMs = 0;
  return {
    now: () => new Date(now().getTime() + offsetMs),
    learn(request, answer) {
      // An answer to a GET may come from a cache with an old date.
      if (request.method === 'GET') return;
      const serverTime = Date.parse(answer.headers.get('Date') ?? '');
      if (!Number.isNaN(serverTime)) offsetMs = serverTime - now().getTime();
    },
  };
}
