import type { OperationId, OperationTypes } from '@croupier/sdk/operations';

import type { CallContext, EventStream, OpenStreams } from '../domain/kernel/index.ts';
import type { GatewayKeys } from './gateway-key.ts';
import { FormFile } from './multipart-form.ts';

/** What a handler needs besides its input: the domain's context of this call, and the keys of encrypted bodies, and open streams. */
export interface HandlerContext extends CallContext {
  readonly gatewayKeys: GatewayKeys;
  readonly openStreams: OpenStreams;
}

/** The call's input after the gateway: decrypted and checked against the contract. */
export type HandlerInput<Id extends OperationId> = Omit<OperationTypes[Id]['data'], 'url' | 'query'> &
  QueryInput<NonNullable<OperationTypes[Id]['data']['query']>>;

type PageParameter = 'pageNo' | 'page' | 'pageSize';
/** The request schema fills in the defaults of page parameters that were left out. */
type QueryInput<Query> = [Query] extends [never]
  ? { readonly query?: undefined }
  : { readonly query: Omit<Query, PageParameter> & Required<Pick<Query, PageParameter & keyof Query>> };

/** The answer's `value`; undefined for a call without one, and a stream for the call that opens one. */
export type HandlerValue<Id extends OperationId> = Id extends 'openEventStream'
  ? StreamAnswer
  : OperationTypes[Id]['answer'] extends { value: infer Value }
    ? Value
    : void;

/** A stream of events in place of a value. */
export class StreamAnswer {
  readonly stream: EventStream;

  constructor(stream: EventStream) {
    this.stream = stream;
  }
}

/** What the connection to a host of the platform does to an answer. */
export interface AnswerConnection {
  /** Time in ms. */
  readonly delay?: number;
  /** True when the connection is reset. */
  readonly isBroken?: boolean;
}

/** A value with answer headers; created by `answerWith`. */
export class AnswerWithHeaders<Value> {
  readonly value: Value;
  readonly headers: Readonly<Record<string, string>>;
  readonly connection: AnswerConnection;

  constructor(value: Value, headers: Readonly<Record<string, string>>, connection: AnswerConnection = {}) {
    this.value = value;
    this.headers = headers;
    this.connection = connection;
  }
}

/** Answers a value with headers such as `X-Captcha-Id`. */
export function answerWith<Value>(
  value: Value,
  headers: Readonly<Record<string, string>>,
  connection?: AnswerConnection,
): AnswerWithHeaders<Value> {
  return new AnswerWithHeaders(value, headers, connection);
}

/** Implementation of one operation. Answers, or throws a Refusal. */
export type Handler<Id extends OperationId> = (
  input: HandlerInput<Id>,
  context: HandlerContext,
) => HandlerValue<Id> | AnswerWithHeaders<HandlerValue<Id>>;

/** All operations of the contract; a missing one does not compile. */
export type HandlerTable = { readonly [Id in OperationId]: Handler<Id> };

/** Bytes of a file in a multipart form. */
export function contentOf(file: Blob): Uint8Array {
  if (!(file instanceof FormFile)) throw new Error('The file did not come in by a form.');
  return file.content;
}
