import type { ServerRole } from './signature-check.ts';
import type { SessionRow } from '../store/rows/session.ts';
import type { FoundOperation } from './find-operation.ts';
import type { MultipartForm } from './multipart-form.ts';

/** Headers by case-insensitive name, such as those of Fetch. */
export interface CallHeaders {
  get(name: string): string | null;
  has(name: string): boolean;
}

/** An incoming call, independent of its transport. */
export interface IncomingCall {
  readonly method: string;
  /** Path with query. */
  readonly target: string;
  readonly headers: CallHeaders;
  /** Body as text; empty without one, and for multipart forms. */
  readonly body: string;
  /** Fields of a multipart form. */
  readonly form?: MultipartForm | undefined;
  /** The caller's network address. */
  readonly address: string;
  /** Origin of this server as the caller sees it: `http://localhost:4173`. */
  readonly origin: string;
  /** The launch for which the sandbox's own vendor calls; it is limited by launch, because it has no address. */
  readonly launch?: string;
}

/** Result of a call for the transport; `delay` is the time to wait first, in ms. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | Uint8Array<ArrayBuffer>;
      readonly delay: number;
    }
  /** The connection is reset. */
  | { readonly kind: 'reset'; readonly delay: number }
  /** No answer is ever sent. */
  | { readonly kind: 'silence' };

/** A call in the gateway's pipeline; each stage adds its findings. */
export interface Call {
  readonly request: IncomingCall;
  readonly url: URL;
  readonly operation: FoundOperation;
  readonly address: string;
  readonly traceId: string;
  /** Body as text, decrypted after that stage; empty without one. */
  bodyText: string;
  /** True when the body was encrypted. */
  isOpened: boolean;
  session: SessionRow | undefined;
  /** Kind of server that signed the call. */
  server: ServerRole | undefined;
  input: { body?: unknown; query?: unknown; path?: unknown; headers?: unknown };
}
