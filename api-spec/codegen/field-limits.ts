import {
  jsonBody,
  listOperations,
  parametersOf,
  resolve,
  type Contract,
  type Operation,
  type Reference,
  type Schema,
} from './contract.ts';

/** What is read of a schema, as the linter has seen it. */
interface KnownSchema {
  readonly allOf?: ReadonlyArray<Schema | Reference>;
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
}

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;

/**
 * How long and how large the fields of each call may be, one constant a call: a form or an address is held against a few
 * numbers, where the schemas of the contract would cost a page 20 kB.
 */
export function fieldLimitsSource(contract: Contract): string {
  const tables = listOperations(contract).flatMap(({ operation }) => {
    const rows = fieldsOf(contract, operation).flatMap(([name, field]) => {
      const limits = limitsOf(resolve<Schema>(contract, field));
      return Object.keys(limits).length === 0 ? [] : [`  ${JSON.stringify(name)}: ${JSON.stringify(limits)},`];
    });
    if (rows.length === 0) return [];
    return [`export const ${operation.operationId}Limits = {\n${rows.join('\n')}\n} as const;\n`];
  });
  return `// This file is generated from the contract by api-spec/codegen. Never edit it.\n\n${tables.join('\n')}`;
}

/** The parameters of the query and the fields of the body, as they are before they are encrypted. */
function fieldsOf(contract: Contract, operation: Operation): Array<[string, Schema | Reference]> {
  const query = parametersOf(contract, operation).filter((parameter) => parameter.in === 'query');
  const media = jsonBody(operation);
  const plain = media?.['x-plain-schema'];
  const body = plain === undefined ? media?.schema : { $ref: `#/components/schemas/${plain}` };
  return [
    ...query.map(({ name, schema = {} }): [string, Schema] => [name, schema]),
    ...(body === undefined ? [] : propertiesOf(contract, body)),
  ];
}

function propertiesOf(contract: Contract, schema: Schema | Reference): Array<[string, Schema | Reference]> {
  const { allOf = [], properties = {} }: KnownSchema = resolve<Schema>(contract, schema);
  return [...allOf.flatMap((part) => propertiesOf(contract, part)), ...Object.entries(properties)];
}

function limitsOf(schema: Schema): Partial<Record<(typeof LIMITS)[number], unknown>> {
  return Object.fromEntries(LIMITS.flatMap((name) => (name in schema ? [[name, schema[name]]] : [])));
}
