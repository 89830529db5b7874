import type { ServerRole } from './signature-check.ts';
import type { SessionRow } from '../store/rows/session.ts';
import type { FoundOperation } from './find-operation.ts';
import type { SentForm } from './sent-form.ts';

/** Headers by name, in any case; those of the Fetch standard are such. */
export interface CallHeaders {
  get(name: string): string | null;
  has(name: string): boolean;
}

/** A call as it comes in, whatever brought it. */
export interface IncomingCall {
  readonly method: string;
  /** The path, with the query when there is one. */
  readonly target: string;
  readonly headers: CallHeaders;
  /** The body as text; empty when there is none, or when it is a form that may hold files. */
  readonly body: string;
  /** The fields of such a form. */
  readonly form?: SentForm | undefined;
  /** The caller's network address. */
  readonly address: string;
  /** Where the caller reached this server: `http://localhost:4173`. */
  readonly origin: string;
  /** The launch for which the sandbox's own vendor calls; it is limited by launch, because it has no address. */
  readonly launch?: string;
}

/** How a call ends for whoever carries it; `delay` is how many milliseconds to wait before. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | Uint8Array<ArrayBuffer>;
      readonly delay: number;
    }
  /** The connection breaks off. */
  | { readonly kind: 'reset'; readonly delay: number }
  /** Nothing ever comes. */
  | { readonly kind: 'silence' };

/** One call on its way through the gateway; each stage adds what it found. */
export interface Call {
  readonly request: IncomingCall;
  readonly url: URL;
  readonly operation: FoundOperation;
  readonly address: string;
  readonly traceId: string;
  /** The body as text, decrypted once that stage has run; empty when there is none. */
  bodyText: string;
  /** Whether an encrypted body was opened. */
  isOpened: boolean;
  session: SessionRow | undefined;
  /** The kind of server that has signed the call. */
  server: ServerRole | undefined;
  input: { body?: unknown; query?: unknown; path?: unknown; headers?: unknown };
}
