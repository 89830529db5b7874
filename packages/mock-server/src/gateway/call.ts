import type { ServerRole } from './signature-check.ts';
import type { SessionRow } from '../store/rows/session.ts';
import type { FoundOperation } from './find-operation.ts';

/** One call on its way through the gateway; each stage adds what it found. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly operation: FoundOperation;
  readonly address: string;
  readonly traceId: string;
  /** The body as text, decrypted once that stage has run; empty when there is none. */
  bodyText: string;
  session: SessionRow | undefined;
  /** The kind of server that has signed the call. */
  server: ServerRole | undefined;
  input: { body?: unknown; query?: unknown; path?: unknown; headers?: unknown };
}
