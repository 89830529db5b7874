import {
  resolve,
  type Answer,
  type Contract,
  type Operation,
  type Reference,
  type Schema,
} from '../codegen/contract.ts';
import { valueSchemas } from '../codegen/error-values.ts';
import type { ObjectKeywords } from '../codegen/request-parts.ts';

type AnySchema = Schema | Reference;

/** The schema of a place in an answer's body; undefined when the answer does not name this place. */
export function schemaAt(
  contract: Contract,
  { responses }: Operation,
  { status, code }: { readonly status: string; readonly code?: string },
  pointer: readonly string[],
): AnySchema | undefined {
  const answer = responses[status];
  if (answer === undefined) return undefined;
  const [first, ...rest] = pointer;
  // The fields of a refusal's value depend on its code.
  if (first === 'value' && code !== undefined) return walk(contract, valueSchemas(contract)[code], rest);
  return walk(contract, resolve<Answer>(contract, answer).content?.['application/json']?.schema, pointer);
}

/** The first example of a schema: its own, or that of the schema that it refers to. */
export function exampleOf(contract: Contract, schema: AnySchema): unknown {
  const holder: Schema = 'examples' in schema ? { ...schema } : resolve<Schema>(contract, schema);
  const examples: readonly unknown[] = Array.isArray(holder['examples']) ? holder['examples'] : [];
  return examples[0];
}

function walk(contract: Contract, schema: AnySchema | undefined, pointer: readonly string[]): AnySchema | undefined {
  const [step, ...rest] = pointer;
  if (schema === undefined || step === undefined) return schema;
  const { allOf = [], properties = {}, items }: ObjectKeywords = resolve<Schema>(contract, schema);
  const next = /^\d+$/.test(step) && items !== undefined ? items : properties[step];
  if (next !== undefined) return walk(contract, next, rest);
  return allOf.map((part) => walk(contract, part, pointer)).find((found) => found !== undefined);
}
