import {
  jsonBody,
  listOperations,
  parametersOf,
  plainSchemaOf,
  resolve,
  type Contract,
  type Operation,
  type Reference,
  type Schema,
} from './contract.ts';

/** The schema keywords with fields; the linter has checked their types. */
interface FieldKeywords {
  readonly allOf?: ReadonlyArray<Schema | Reference>;
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
}

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;

/**
 * Length and range limits of the fields of each call, one constant per call. A form needs a few numbers; the zod schemas
 * would add 20 kB to a page.
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

/** Query parameters and body fields, before encryption. */
function fieldsOf(contract: Contract, operation: Operation): Array<[string, Schema | Reference]> {
  const query = parametersOf(contract, operation).filter((parameter) => parameter.in === 'query');
  const media = jsonBody(operation);
  const body = plainSchemaOf(media) ?? media?.schema;
  return [
    ...query.map(({ name, schema = {} }): [string, Schema] => [name, schema]),
    ...(body === undefined ? [] : propertiesOf(contract, body)),
  ];
}

function propertiesOf(contract: Contract, schema: Schema | Reference): Array<[string, Schema | Reference]> {
  const { allOf = [], properties = {} }: FieldKeywords = resolve<Schema>(contract, schema);
  return [...allOf.flatMap((part) => propertiesOf(contract, part)), ...Object.entries(properties)];
}

function limitsOf(schema: Schema): Partial<Record<(typeof LIMITS)[number], unknown>> {
  return Object.fromEntries(LIMITS.flatMap((name) => (name in schema ? [[name, schema[name]]] : [])));
}
