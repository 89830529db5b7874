import type { ClientMeta } from '../generated/core/types.gen.ts';
import type { RequestOptions } from '../generated/client/types.gen.ts';

declare module '../generated/core/types.gen.ts' {
  interface ClientMeta {
    /**
     * The form intent of a call that must have its effect once, see `IdempotencyKeys`. Other calls ignore it.
     */
    intent?: string;
    /** Time limit of this call in milliseconds, retries included, in place of the client's `timeoutMs`. */
    timeoutMs?: number;
    /** Maximum tries of this call, in place of the client's `tries`; 1 for a call whose duration is measured. */
    tries?: number;
    /** Receives the headers of a success, for the few answers with data in headers, such as `X-Captcha-Id`. */
    onHeaders?: (headers: Headers) => void;
  }
}

/** Options that the generated functions pass to the client. */
export type CallOptions = RequestOptions & { readonly meta?: ClientMeta };

const KEY_HEADER = 'Idempotency-Key';

/** Operation key `METHOD /path/{parameter}`, as in the contract's tables. */
export function nameOfCall({ method = 'GET', url }: Pick<CallOptions, 'method' | 'url'>): string {
  return `${method} ${url}`;
}

/** The idempotency key that the caller set, if any. */
export function callerKeyOf({ headers }: CallOptions): string | undefined {
  return new Headers(headerStrings(headers)).get(KEY_HEADER) ?? undefined;
}

/** A copy of the call with an idempotency key. */
export function withKey(options: CallOptions, key: string | undefined): CallOptions {
  return key === undefined ? options : { ...options, headers: { ...headerValues(options.headers), [KEY_HEADER]: key } };
}

/** Headers as strings by name, which the schemas of the contract expect; without null and undefined values. */
export function headerStrings(headers: CallOptions['headers']): Record<string, string> {
  const entries = Object.entries(headerValues(headers));
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  );
}

/** Header values by name. Null is kept, because it removes a default header. */
function headerValues(headers: CallOptions['headers']): Record<string, unknown> {
  if (headers === undefined) return {};
  return Symbol.iterator in headers ? Object.fromEntries(headers) : { ...headers };
}
