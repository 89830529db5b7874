import contract from '@croupier/api-spec/openapi.json' with { type: 'json' };
import type { Client } from '@croupier/sdk/client';
import * as sdk from '@croupier/sdk/client';
import { operations, type OperationId } from '@croupier/sdk/operations';

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

// The SDK has one function per operation, which accepts its own examples.
export const calls = { ...sdk } as unknown as Record<OperationId, Call>;

const notModelled: ReadonlySet<string> = new Set(notModelledIds);
// The table's keys are exactly the operation ids.
export const modelled = (Object.keys(operations) as OperationId[]).filter((id) => !notModelled.has(id));

/** Resolves a path in the contract, following references. */
function at(from: unknown, ...place: readonly string[]): unknown {
  return place.reduce((here, step) => Reflect.get(Object(follow(here)), step), from);
}

function follow(value: unknown): unknown {
  const reference: unknown = Reflect.get(Object(value), '$ref');
  if (typeof reference !== 'string') return value;
  const steps = reference.slice(2).split('/');
  return follow(at(contract, ...steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))));
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

/** The header parameters of a call as the contract has them. */
export const headerParametersOf = (id: OperationId): readonly ContractParameter[] => parametersIn(id, 'header');

/** The query parameters of a call as the contract has them. */
export const queryParametersOf = (id: OperationId): readonly ContractParameter[] => parametersIn(id, 'query');

function parametersIn(id: OperationId, place: string): readonly ContractParameter[] {
  const { path, method } = operations[id];
  const listed = Object.values(Object(at(contract, 'paths', path, method.toLowerCase(), 'parameters')));
  return listed
    .map((one) => follow(one))
    .filter((one) => at(one, 'in') === place)
    .map((one) => ({
      name: String(at(one, 'name')),
      required: at(one, 'required') === true,
      // The linter of the contract has checked that it is a schema.
      schema: follow(at(one, 'schema')) as ContractParameter['schema'],
    }));
}

/** Each request that the contract gives as an example, by its name. A call without a body has one, of its parameters. */
export function examplesOf(id: OperationId): (readonly [name: string, input: Input])[] {
  const { path, method } = operations[id];
  const described = at(contract, 'paths', path, method.toLowerCase());
  const parameters = Object.values(Object(at(described, 'parameters'))).map((one) => follow(one));
  const valuesIn = (place: string): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter((one) => at(one, 'in') === place && at(one, 'example') !== undefined)
        .map((one) => [String(at(one, 'name')), at(one, 'example')]),
    );
  const parts = { query: valuesIn('query'), path: valuesIn('path'), headers: valuesIn('header') };
  const [content] = Object.values(Object(at(described, 'requestBody', 'content')));
  if (content === undefined) return [['only', parts]];
  const examples = Object.entries(Object(at(content, 'x-plain-examples') ?? at(content, 'examples')));
  return examples.map(([name, one]) => [name, { ...parts, body: withFile(at(one, 'value')) }]);
}

/** Examples represent a file as a text in brackets. */
function withFile(body: unknown): unknown {
  const isFile = typeof body === 'object' && body !== null && 'file' in body;
  return isFile ? { ...body, file: fileOf(png) } : body;
}
