import {
  isReference,
  parametersOf,
  plainSchemaOf,
  resolve,
  type Contract,
  type NamedOperation,
  type Schema,
} from './contract.ts';
import { everySchema, type FoundSchema } from './schema-walk.ts';

const RELAY = /^\/wps\/relay\/([A-Z0-9]+)_/;

/** Checks that a call has a summary, a description and examples, and each parameter a description and an example. */
export function checkTexts(contract: Contract, { path, operation }: NamedOperation): string[] {
  const problems: string[] = [];
  if (!operation.summary) problems.push('give it a summary.');
  if (!operation.description) problems.push('say in a description what it does and when it refuses.');
  const family = RELAY.exec(path)?.[1];
  if (operation['x-relay-family'] !== family) {
    problems.push(
      family === undefined ? 'only relay calls have `x-relay-family`.' : `give it \`x-relay-family: ${family}\`.`,
    );
  }
  for (const parameter of parametersOf(contract, operation)) {
    if (!parameter.description) problems.push(`say in a description what the parameter ${parameter.name} means.`);
    if (parameter.example === undefined) problems.push(`give the parameter ${parameter.name} an example.`);
    const undescribed = undescribedValues(parameter.schema ?? {}, parameter.description ?? '');
    problems.push(
      ...undescribed.map((value) => `say in the description of the parameter ${parameter.name} what ${value} means.`),
    );
  }
  return [...problems, ...checkExamples(contract, operation)];
}

function checkExamples(contract: Contract, operation: NamedOperation['operation']): string[] {
  const missing = Object.entries(operation.responses).filter(([, answer]) => {
    const content = resolve(contract, answer).content ?? {};
    return Object.values(content).some((media) => Object.keys(media.examples ?? {}).length === 0);
  });
  const problems = missing.map(([status]) => `give the answer ${status} an example.`);
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    const examples = plainSchemaOf(media) === undefined ? media.examples : media['x-plain-examples'];
    if (Object.keys(examples ?? {}).length === 0) problems.push('give the request an example.');
  }
  return problems;
}

/**
 * Checks that every named schema and property has a description and an example. The `data` of an encrypted body, which
 * EncryptedBody describes, is left out.
 */
export function checkSchemaTexts(contract: Contract): string[] {
  return everySchema(contract)
    .filter(({ named, schema }) => named && !isReference(schema) && schema['contentSchema'] === undefined)
    .flatMap((found) => checkSchemaText(found));
}

function checkSchemaText({ path, schema }: FoundSchema): string[] {
  const description = typeof schema['description'] === 'string' ? schema['description'] : '';
  const problems = description === '' ? [`${path}: say what it means in a description.`] : [];
  if (!hasExample(schema)) problems.push(`${path}: give an example.`);
  // The values are described in `x-error-codes`, not in the description.
  if (schema['x-error-codes'] !== undefined) return problems;
  return [
    ...problems,
    ...undescribedValues(schema, description).map((value) => `${path}: say in the description what ${value} means.`),
  ];
}

/** True for a scalar with an example, and for objects, lists and maps, whose parts are checked instead. */
function hasExample(schema: Schema): boolean {
  // The bytes of a file have no text example.
  if (schema['format'] === 'binary') return true;
  return ['examples', 'properties', 'items', 'additionalProperties', 'allOf', 'oneOf', 'anyOf'].some(
    (key) => schema[key] !== undefined,
  );
}

/** Enum values that do not occur in the description as whole words. */
function undescribedValues(schema: Schema, description: string): string[] {
  const values: unknown = schema['enum'];
  if (!Array.isArray(values)) return [];
  return values
    .map(String)
    .filter((value) => !new RegExp(`(?<![\\w])${RegExp.escape(value)}(?![\\w])`, 'i').test(description));
}
