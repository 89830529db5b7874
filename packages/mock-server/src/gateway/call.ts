import type { EventStream } from '../domain/kernel/index.ts';
import type { SessionRow } from '../store/rows/session.ts';
import type { FoundOperation } from './find-operation.ts';
import type { MultipartForm } from './multipart-form.ts';

/** Servers that call without a session. */
export type ServerRole = 'vendor' | 'provider';

/** A server that signed a call. */
export interface CallingServer {
  readonly role: ServerRole;
  /** Code of the vendor or provider. */
  readonly code: string;
}

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
  /** Body as text; empty without a body, and for multipart forms. */
  readonly body: string;
  /** Fields of a multipart form. */
  readonly form?: MultipartForm | undefined;
  /** The caller's network address. */
  readonly address: string;
  /** Origin of this server as the caller sees it: `http://localhost:4173`. May be a getter, because few calls need it. */
  readonly origin: string;
  /** Launch of a call by the sandbox's own vendor, which has no network address and is rate limited per launch. */
  readonly launch?: string;
}

/** Result of a call; `delay` is the time to wait first, in ms. */
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
  | { readonly kind: 'silence' }
  /** A stream of events, which the router connects. */
  | (StreamHead & { readonly kind: 'stream'; readonly stream: EventStream });

interface StreamHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly delay: number;
}

/** The text of a stream, in chunks. */
export type StreamBody = ReadableStream<Uint8Array<ArrayBuffer>>;

/** What a transport carries out: an outcome with its stream connected. */
export type Transmission =
  | Exclude<Outcome, { readonly kind: 'stream' }>
  | (StreamHead & { readonly kind: 'connected'; readonly body: StreamBody });

/** A call in the gateway's pipeline; each stage adds its results. */
export interface Call {
  readonly request: IncomingCall;
  /** Path without query, as it was sent. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly operation: FoundOperation;
  readonly address: string;
  readonly traceId: string;
  /** Body as text, plain after the decryption stage; empty without a body. */
  bodyText: string;
  /** True when `bodyText` was decrypted. */
  isDecrypted: boolean;
  session: SessionRow | undefined;
  /** Server that signed the call. */
  server: CallingServer | undefined;
  input: { body?: unknown; query?: unknown; path?: unknown; headers?: unknown };
}
