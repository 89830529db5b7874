import type { ApiError } from '../errors/api-error.ts';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;

/** Codes that ask for another try; every other refusal stands. */
const PASSING_CODES: ReadonlySet<string> = new Set(['INTERNAL_ERROR', 'RATE_LIMITED', 'REQUEST_IN_PROGRESS']);

/**
 * Whether an error may pass by itself. It says nothing about whether the call may be repeated: only calls without an
 * effect, and calls whose idempotency key makes them have it once.
 */
export function mayPass({ kind, code, cause }: ApiError): boolean {
  if (code !== undefined) return PASSING_CODES.has(code);
  if (kind === 'malformed') return cause instanceof SyntaxError;
  return kind === 'network' || kind === 'server' || kind === 'rate-limit';
}

/**
 * Milliseconds to wait after the given number of failed tries. What the platform asks for counts in full; otherwise
 * the wait doubles with each failure, and half of it is left to chance, so that many clients do not come back at once.
 */
export function waitAfter(failures: number, { retryAfter }: ApiError, random: () => number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  const spread = Math.round(longest / 2 + (random() * longest) / 2);
  return retryAfter === undefined ? spread : Math.max(retryAfter * 1000, spread);
}
