import {
  isReference,
  isServerCall,
  jsonBody,
  listOperations,
  plainSchemaOf,
  resolve,
  type Contract,
  type NamedOperation,
  type Reference,
  type Schema,
} from './contract.ts';
import { fieldsOf, type Field } from './request-parts.ts';

/** Keywords that are copied into a rule under their own names. */
const COPIED = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;
/** Formats that `checkBody` of the SDK knows, and `password`, which marks a secret. */
const FORMATS: ReadonlySet<unknown> = new Set(['date', 'date-time', 'email', 'uri', 'password']);

type Rule = Readonly<Record<string, unknown>>;

/**
 * The rules of the body of each call of people, before encryption, one constant per call. With `checkBody`
 * they are 1 kB of a page; the zod schema of one call is 11 kB with zod.
 */
export function bodyRulesSource(contract: Contract): string {
  const constants = listOperations(contract).flatMap((named) => {
    const fields = bodyFields(contract, named);
    if (fields.length === 0 || isServerCall(named.operation)) return [];
    const { operationId } = named.operation;
    const fixed = fields.filter(({ schema }) => isFilledIn(schema)).map(({ name }) => `'${name}'`);
    const whole = `NonNullable<types.${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Data['body']>`;
    const type = fixed.length === 0 ? whole : `Omit<${whole}, ${fixed.join(' | ')}>`;
    const rows = fields
      .filter(({ schema }) => !isFilledIn(schema))
      .map((field) => `  ${JSON.stringify(field.name)}: ${JSON.stringify(ruleOf(contract, field))},`);
    return [`export const ${operationId}Body: BodyRules<${type}> = { fields: {\n${rows.join('\n')}\n} };\n`];
  });
  return `// This file is generated from the contract by api-spec/codegen. Never edit it.

import type { BodyRules } from '../rules/body-rules.ts';
import type * as types from './types.gen.ts';

${constants.join('\n')}`;
}

function bodyFields(contract: Contract, { operation }: NamedOperation): Field[] {
  const media = jsonBody(operation) ?? operation.requestBody?.content['application/x-www-form-urlencoded'];
  const body = plainSchemaOf(media) ?? media?.schema;
  return body === undefined ? [] : fieldsOf(contract, body);
}

/** True for a constant that the generated hooks fill in. Boolean ones are stated by the user, such as accepted terms. */
const isFilledIn = (schema: Schema): boolean => schema['const'] !== undefined && typeof schema['const'] !== 'boolean';

function ruleOf(contract: Contract, { schema, isRequired }: Field): Rule {
  return { ...(isRequired && { required: true }), ...valueRule(contract, schema) };
}

/** The rule of a value, also of a list's items, an object's fields and the values of a map. */
function valueRule(contract: Contract, schemaOrReference: Schema | Reference): Rule {
  const schema = resolve<Schema>(contract, schemaOrReference);
  const alternative = notNull(schema);
  if (alternative !== undefined) return valueRule(contract, alternative);
  const { type, format, items, enum: values, additionalProperties } = schema;
  const options = schema['const'] === undefined ? values : [schema['const']];
  const fields = fieldsOf(contract, schema);
  return {
    ...(options !== undefined && { options }),
    ...Object.fromEntries(COPIED.flatMap((name) => (name in schema ? [[name, schema[name]]] : []))),
    ...(FORMATS.has(format) && { format }),
    ...(type === 'array' && isSchema(items) && { items: valueRule(contract, items) }),
    ...(isSchema(additionalProperties) && { values: valueRule(contract, additionalProperties) }),
    ...(fields.length > 0 && {
      fields: Object.fromEntries(fields.map((field) => [field.name, ruleOf(contract, field)])),
    }),
  };
}

/** The other alternative of a value that may be null. */
function notNull({ anyOf }: Schema): Schema | Reference | undefined {
  return Array.isArray(anyOf)
    ? anyOf.filter(isSchema).find((part) => isReference(part) || part['type'] !== 'null')
    : undefined;
}

function isSchema(value: unknown): value is Schema | Reference {
  return typeof value === 'object' && value !== null && (isReference(value) || !Array.isArray(value));
}
