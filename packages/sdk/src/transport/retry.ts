import type { ApiError } from '../errors/api-error.ts';

const BASE_DELAY_MS = 400;
const MAX_DELAY_MS = 8000;

/** Codes of transient failures; every other refusal is final. */
const TRANSIENT_CODES: ReadonlySet<string> = new Set(['INTERNAL_ERROR', 'RATE_LIMITED', 'REQUEST_IN_PROGRESS']);

/**
 * True for transient errors. It says nothing about whether the call is safe to repeat: only calls without an effect,
 * and calls with an idempotency key, are.
 */
export function isTransient({ kind, code, cause }: ApiError): boolean {
  if (code !== undefined) return TRANSIENT_CODES.has(code);
  if (kind === 'malformed') return cause instanceof SyntaxError;
  return kind === 'network' || kind === 'server' || kind === 'rate-limit';
}

/**
 * Delay in milliseconds after the given number of failed tries. `Retry-After` is honoured in full; otherwise
 * exponential back-off, half of it random so that many clients do not return at once.
 */
export function retryDelay(failures: number, { retryAfter }: ApiError, random: () => number): number {
  const longest = Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (failures - 1));
  const spread = Math.round(longest / 2 + (random() * longest) / 2);
  return retryAfter === undefined ? spread : Math.max(retryAfter * 1000, spread);
}
