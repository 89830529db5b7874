import contract from '@croupier/api-spec/openapi.json' with { type: 'json' };
import type { Client } from '@croupier/sdk/client';
import * as sdk from '@croupier/sdk/client';
import { operations, type OperationId } from '@croupier/sdk/operations';
import * as servers from '@croupier/sdk/servers';

import { notModelledIds } from '../handlers/not-modelled.data.ts';
import { fileOf, png } from './pictures.ts';

/** Input of a call. */
export interface Input {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly path?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
}
type Call = (input: Input & { client: Client }) => Promise<unknown>;

// The SDK has one function per operation, which accepts the examples of the contract.
export const calls = { ...sdk, ...servers } as unknown as Record<OperationId, Call>;

const notModelled: ReadonlySet<string> = new Set(notModelledIds);
// The table's keys are exactly the operation ids.
const operationIds = Object.keys(operations) as OperationId[];
/** A stream of events has no function in the SDK. */
export const modelled = operationIds.filter((id) => !notModelled.has(id) && operations[id].eventStream !== true);

/** Returns the value at a path, following references. */
function valueAt(root: unknown, ...path: readonly string[]): unknown {
  return path.reduce((value, step) => Reflect.get(Object(dereference(value)), step), root);
}

function dereference(value: unknown): unknown {
  const reference: unknown = Reflect.get(Object(value), '$ref');
  if (typeof reference !== 'string') return value;
  const steps = reference.slice(2).split('/');
  return dereference(valueAt(contract, ...steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))));
}

export interface ContractParameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: {
    readonly const?: string | number;
    readonly default?: unknown;
    readonly minLength?: number;
    readonly maxLength?: number;
  };
}

/** Returns the header parameters of an operation in the contract. */
export const headerParametersOf = (id: OperationId): readonly ContractParameter[] => parametersIn(id, 'header');

/** Returns the query parameters of an operation in the contract. */
export const queryParametersOf = (id: OperationId): readonly ContractParameter[] => parametersIn(id, 'query');

function parametersIn(id: OperationId, location: string): readonly ContractParameter[] {
  const { path, method } = operations[id];
  const listed = Object.values(Object(valueAt(contract, 'paths', path, method.toLowerCase(), 'parameters')));
  return listed
    .map((parameter) => dereference(parameter))
    .filter((parameter) => valueAt(parameter, 'in') === location)
    .map((parameter) => ({
      name: String(valueAt(parameter, 'name')),
      required: valueAt(parameter, 'required') === true,
      // The linter of the contract has checked that it is a schema.
      schema: dereference(valueAt(parameter, 'schema')) as ContractParameter['schema'],
    }));
}

/**
 * Returns the example requests of an operation with their names. An operation without a body has one example, made of
 * the examples of its parameters.
 */
export function examplesOf(id: OperationId): (readonly [name: string, input: Input])[] {
  const { path, method } = operations[id];
  const operation = valueAt(contract, 'paths', path, method.toLowerCase());
  const parameters = Object.values(Object(valueAt(operation, 'parameters'))).map((parameter) => dereference(parameter));
  const examplesIn = (location: string): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => valueAt(parameter, 'in') === location && valueAt(parameter, 'example') !== undefined)
        .map((parameter) => [String(valueAt(parameter, 'name')), valueAt(parameter, 'example')]),
    );
  const parts = { query: examplesIn('query'), path: examplesIn('path'), headers: examplesIn('header') };
  const [content] = Object.values(Object(valueAt(operation, 'requestBody', 'content')));
  if (content === undefined) return [['only', parts]];
  const examples = Object.entries(Object(valueAt(content, 'x-plain-examples') ?? valueAt(content, 'examples')));
  return examples.map(([name, example]) => [name, { ...parts, body: withFile(valueAt(example, 'value')) }]);
}

/** Replaces the field `file`, which is a string in brackets in the examples, by a file. */
function withFile(body: unknown): unknown {
  const isFile = typeof body === 'object' && body !== null && 'file' in body;
  return isFile ? { ...body, file: fileOf(png) } : body;
}
