import {
  jsonBody,
  listOperations,
  parametersOf,
  plainSchemaOf,
  readContract,
  resolve,
  type MediaType,
  type Method,
  type NamedOperation,
  type Operation,
  type Reference,
  type Schema,
} from '../codegen/contract.ts';

const JSON_TYPE = 'application/json';

/** The bundled contract. */
export const contract = await readContract(new URL('../dist/openapi.json', import.meta.url));
export const operations: readonly NamedOperation[] = listOperations(contract);

/** A schema, or a reference to one. */
type Part = Schema | Reference;
interface ObjectKeywords {
  readonly allOf?: readonly Part[];
  readonly properties?: Readonly<Record<string, Part>>;
  readonly required?: readonly string[];
}

export function callNamed(id: string): NamedOperation {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (found === undefined) throw new Error(`The contract has no ${id}.`);
  return found;
}

export const operationNamed = (id: string): Operation => callNamed(id).operation;

export function callAt(method: Method, path: string): Operation {
  const operation = contract.paths[path]?.[method];
  if (operation === undefined) throw new Error(`The contract has no ${method} ${path}.`);
  return operation;
}

export const relayCall = (method: Method, name: string): Operation => callAt(method, `/wps/relay/${name}`);

/** Parameters of a call by name: the constant, else the default, else `any`. */
export function parametersByName(operation: Operation): Record<string, unknown> {
  return Object.fromEntries(
    parametersOf(contract, operation).map(({ name, schema = {} }) => [
      name,
      schema['const'] ?? schema['default'] ?? 'any',
    ]),
  );
}

export const referenceTo = (name: string): Reference => ({ $ref: `#/components/schemas/${name}` });
/** A schema without the reference that may lead to it. */
export const follow = (part: Part): Schema => resolve<Schema>(contract, part);
export const schemaNamed = (name: string): Schema => follow(referenceTo(name));
export const enumOf = (name: string): unknown => schemaNamed(name)['enum'];

/** The fields of a schema and of its `allOf` parts. */
export function propertiesOf(part: Part): Record<string, Part> {
  const { allOf = [], properties = {} }: ObjectKeywords = follow(part);
  return Object.assign({}, ...allOf.map((one) => propertiesOf(one)), properties);
}

export const fieldsOf = (name: string): string[] => Object.keys(propertiesOf(referenceTo(name)));

/** Names of the required fields of a schema and of its `allOf` parts. */
export function requiredOf(part: Part): string[] {
  const { allOf = [], required = [] }: ObjectKeywords = follow(part);
  return [...allOf.flatMap((one) => requiredOf(one)), ...required];
}

export const isEncrypted = (operation: Operation): boolean => plainSchemaOf(jsonBody(operation)) !== undefined;

/** The JSON request of a call, before encryption. */
export function requestOf(operation: Operation): Part {
  const body = jsonBody(operation);
  return plainSchemaOf(body) ?? body?.schema ?? {};
}

/** An answer of a call as a media type. */
export function answerOf(operation: Operation, status = 200, type = JSON_TYPE): MediaType | undefined {
  return resolve(contract, operation.responses[status] ?? { description: '' }).content?.[type];
}

/** The schema of the `value` of a success. */
export function valueOf(operation: Operation): Part {
  return propertiesOf(answerOf(operation)?.schema ?? {})['value'] ?? {};
}

/** Error codes of a call with one status. */
export const codesOf = (operation: Operation, status: number): string[] =>
  Object.keys(answerOf(operation, status)?.examples ?? {});

/** The `value` of a success example, which the linter has checked against its schema. */
export function exampleOf(operation: Operation, name: string): unknown {
  const example = answerOf(operation)?.examples?.[name];
  if (example === undefined) throw new Error(`${operation.operationId} has no example ${name}.`);
  return Reflect.get(Object(resolve(contract, example).value), 'value');
}
