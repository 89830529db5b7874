export interface ServerClock {
  /** The present as the platform sees it. */
  now(): Date;
  /** Takes the platform's time from its answer. */
  learn(request: Request, answer: Response): void;
}

/**
 * The platform's time, for timestamps that it judges: it refuses encrypted bodies that are five minutes off, and the
 * clocks of phones often are. Until an answer has told the time, it is the client's own.
 */
export function createServerClock(now: () => Date): ServerClock {
  let ahead = 0;
  return {
    now: () => new Date(now().getTime() + ahead),
    learn(request, answer) {
      // An answer to a GET may come from a cache, and tell an old time.
      if (request.method === 'GET') return;
      const told = Date.parse(answer.headers.get('Date') ?? '');
      if (!Number.isNaN(told)) ahead = told - now().getTime();
    },
  };
}
