import type { Role } from '@croupier/sdk/operations';
import type { SigningServer } from '@croupier/sdk/servers';
import type { EncryptedBody } from '@croupier/sdk/types';

import type { Operation } from '../contract/operations.ts';
import type { StreamLimit } from './read-stream.ts';
import type { Seal } from './seal.ts';

/** A call to make. */
export interface CallRequest {
  readonly operation: Operation;
  /** Whose session to use; a guest has none. */
  readonly role: Role;
  /** Values of parameters by name; a name that the operation does not have goes into the query. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** JSON before encryption. */
  readonly body?: unknown;
  /** Changes the encrypted body before it is sent, or makes another one. */
  readonly tamper?: (body: EncryptedBody, seal: Seal) => unknown;
  /** Instead of a JSON body. */
  readonly form?: FormData;
  /** The server that signs the call, and its key. */
  readonly signing?: { readonly server: SigningServer; readonly secret: string };
  /** How much to read of an answer that is a stream. */
  readonly stream?: StreamLimit;
  /** Instead of the role's token. */
  readonly token?: string;
  /** Instead of the operation's method. */
  readonly method?: string;
  /** Media type of the wanted answer; JSON by default. */
  readonly accept?: string;
}

/** A call and its answer, as a report shows them: bodies decrypted, secrets masked. */
export interface Exchange {
  readonly operation: Operation;
  readonly request: {
    readonly role: Role;
    readonly method: string;
    /** Path and query. */
    readonly target: string;
    /** The `Idempotency-Key` that was sent. */
    readonly idempotencyKey?: string;
    readonly body?: unknown;
  };
  readonly answer: {
    readonly status: number;
    readonly headers: Headers;
    readonly text: string;
    /** Undefined for a text that is not JSON. */
    readonly json: unknown;
  };
}

/** Thrown when the server cannot be connected to. */
export class NotReachedError extends Error {
  override readonly name = 'NotReachedError';
}

/** Thrown for the answer 501: the server does not implement the operation yet. */
export class NotImplementedError extends Error {
  override readonly name = 'NotImplementedError';
}

/** The error code of a refusal; undefined for other answers. */
export function errorCodeOf({ answer: { json, status } }: Exchange): string | undefined {
  if (status < 400) return undefined;
  const hasCode = typeof json === 'object' && json !== null && 'errorCode' in json;
  return hasCode && typeof json.errorCode === 'string' ? json.errorCode : undefined;
}

/** Status and error code of an answer, such as `403 TRIAL_FORBIDDEN`. */
export function outcomeOf(exchange: Exchange): string {
  const code = errorCodeOf(exchange);
  return code === undefined ? String(exchange.answer.status) : `${exchange.answer.status} ${code}`;
}

/** True for a status of success that the contract names. */
export function isSuccess({ operation, answer }: Exchange): boolean {
  return operation.successes.has(answer.status);
}
