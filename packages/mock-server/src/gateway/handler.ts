import type { OperationId, OperationTypes } from '@croupier/sdk/operations';

import type { DomainContext } from '../domain/kernel/context.ts';
import type { SessionRow } from '../store/rows/session.ts';
import type { GatewayKeys } from './gateway-key.ts';
import { FormFile } from './multipart-form.ts';

/** Data about the call besides its input. */
export interface CallContext extends DomainContext {
  /** The caller's network address. */
  readonly address: string;
  /** Origin of this server as the caller sees it: `http://localhost:4173`. */
  readonly origin: string;
  /** The caller's user agent; empty when not sent. */
  readonly userAgent: string;
  /** The caller's session; undefined for a guest. */
  readonly session: SessionRow | undefined;
  /** Code of the vendor or provider whose server calls; empty for people. */
  readonly caller: string;
  /** Keys of encrypted bodies. */
  readonly gatewayKeys: GatewayKeys;
}

/** The call's input after the gateway: decrypted and checked against the contract. */
export type HandlerInput<Id extends OperationId> = Omit<OperationTypes[Id]['data'], 'url' | 'query'> &
  QueryInput<NonNullable<OperationTypes[Id]['data']['query']>>;

type PageParameter = 'pageNo' | 'page' | 'pageSize';
/** The request schema fills in the defaults of page parameters that were left out. */
type QueryInput<Query> = [Query] extends [never]
  ? { readonly query?: undefined }
  : { readonly query: Omit<Query, PageParameter> & Required<Pick<Query, PageParameter & keyof Query>> };

/** The answer's `value`; undefined for a call without one. */
export type HandlerValue<Id extends OperationId> = OperationTypes[Id]['answer'] extends { value: infer Value }
  ? Value
  : void;

/** A value with answer headers; created by `answerWith`. */
export class AnswerWithHeaders<Value> {
  readonly value: Value;
  readonly headers: Readonly<Record<string, string>>;

  constructor(value: Value, headers: Readonly<Record<string, string>>) {
    this.value = value;
    this.headers = headers;
  }
}

/** Answers a value with headers such as `X-Captcha-Id`. */
export function answerWith<Value>(value: Value, headers: Readonly<Record<string, string>>): AnswerWithHeaders<Value> {
  return new AnswerWithHeaders(value, headers);
}

/** Implementation of one operation. Answers, or throws a Refusal. */
export type Handler<Id extends OperationId> = (
  input: HandlerInput<Id>,
  context: CallContext,
) => HandlerValue<Id> | AnswerWithHeaders<HandlerValue<Id>>;

/** All operations of the contract; a missing one does not compile. */
export type HandlerTable = { readonly [Id in OperationId]: Handler<Id> };

/** Session of a call to an operation that guests may not call. */
export function sessionOf({ session }: CallContext): SessionRow {
  if (session === undefined)
    throw new Error('The contract lets guests call this operation, so it has no session to ask for.');
  return session;
}

/** Bytes of a file in a multipart form. */
export function contentOf(file: Blob): Uint8Array {
  if (!(file instanceof FormFile)) throw new Error('The file did not come in by a form.');
  return file.content;
}
