import type { ClientMeta } from '../generated/core/types.gen.ts';
import type { RequestOptions } from '../generated/client/types.gen.ts';

declare module '../generated/core/types.gen.ts' {
  interface ClientMeta {
    /**
     * Names the form intent of a call that must have its effect once, see `IdempotencyKeys`. Other calls ignore it.
     */
    intent?: string;
    /** Hears the headers of a success, for the few answers that say something there, such as `X-Captcha-Id`. */
    onHeaders?: (headers: Headers) => void;
  }
}

/** What the generated functions hand to the client. */
export type CallOptions = RequestOptions & { readonly meta?: ClientMeta };

const KEY_HEADER = 'Idempotency-Key';

/** `METHOD /path/{parameter}`, as the contract's tables name a call. */
export function nameOfCall({ method = 'GET', url }: Pick<CallOptions, 'method' | 'url'>): string {
  return `${method} ${url}`;
}

/** The idempotency key that the caller made by itself, if any. */
export function ownKeyOf({ headers }: CallOptions): string | undefined {
  return new Headers(textsOf(headers)).get(KEY_HEADER) ?? undefined;
}

/** The same call with an idempotency key. */
export function withKey(options: CallOptions, key: string | undefined): CallOptions {
  return key === undefined ? options : { ...options, headers: { ...recordOf(options.headers), [KEY_HEADER]: key } };
}

/** Headers as the contract's schemas see them: texts by name, without those that are left out. */
export function textsOf(headers: CallOptions['headers']): Record<string, string> {
  const entries = Object.entries(recordOf(headers));
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  );
}

/** Headers by name as they were given: null stays, because it takes a default header away. */
function recordOf(headers: CallOptions['headers']): Record<string, unknown> {
  if (headers === undefined) return {};
  return Symbol.iterator in headers ? Object.fromEntries(headers) : { ...headers };
}
