import { readFile } from 'node:fs/promises';

/** The fields of the bundled OpenAPI document that linter and code generation read; other fields are kept unchanged. */
export interface Contract {
  info: { version: string };
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Answer>;
    examples?: Record<string, unknown>;
  };
}
export type PathItem = Partial<Record<Method, Operation>>;
export type Method = (typeof METHODS)[number];
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface Operation {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  parameters?: Array<Parameter | Reference>;
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Answer | Reference>;
  security?: Array<Record<string, string[]>>;
  'x-roles'?: Role[];
  'x-agent-only-when'?: { parameter: string; value: string };
  'x-module-flag'?: string;
  'x-open-when-closed'?: boolean;
  'x-moves-money'?: boolean;
  'x-idempotent-by'?: string;
  'x-read'?: boolean;
  'x-relay-family'?: string;
  'x-origin'?: string;
}
export const ROLES = ['guest', 'trial', 'member', 'agent', 'vendor', 'provider'] as const;
export type Role = (typeof ROLES)[number];
/** Roles of servers, which sign their calls; the other roles are people. */
const SERVER_ROLES: ReadonlySet<Role> = new Set(['vendor', 'provider']);
export interface Reference {
  $ref: string;
}
export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}
export interface MediaType {
  schema: Schema | Reference;
  examples?: Record<string, { value: unknown } | Reference>;
  'x-plain-examples'?: Record<string, { value: unknown }>;
  'x-csv-columns'?: string[];
  'x-stream-examples'?: Record<string, { value: string }>;
}
export interface Answer {
  description: string;
  content?: Record<string, MediaType>;
}
export type Schema = Record<string, unknown>;

export interface NamedOperation {
  path: string;
  method: Method;
  operation: Operation;
}

export async function readContract(file: URL): Promise<Contract> {
  const contract: Contract = JSON.parse(await readFile(file, 'utf8'));
  return contract;
}

/** Every operation of the contract, in the order of its paths. */
export function listOperations(contract: Contract): NamedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );
}

export function isReference(value: object): value is Reference {
  return '$ref' in value && typeof value.$ref === 'string';
}

/** Resolves a `#/a/b` reference in the bundled document; throws if the target does not exist. */
export function resolve<T extends object>(contract: Contract, value: T | Reference): T {
  if (!isReference(value)) return value;
  let target: unknown = contract;
  for (const step of value.$ref.slice(2).split('/')) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    target = typeof target === 'object' && target !== null ? Reflect.get(target, key) : undefined;
  }
  if (typeof target !== 'object' || target === null)
    throw new Error(`The target of the reference ${value.$ref} does not exist.`);
  // The target of a reference has the type of the value that it replaces; the linter has checked that.
  return resolve(contract, target as T | Reference);
}

/** The operation's parameters with references resolved. */
export function parametersOf(contract: Contract, operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => resolve<Parameter>(contract, parameter));
}

/** The error codes of an operation, which are the names of its error examples, in the contract's order. */
export function errorCodesOf(contract: Contract, operation: Operation): string[] {
  return Object.entries(operation.responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([, answer]) => Object.keys(resolve(contract, answer).content?.['application/json']?.examples ?? {}));
}

/** True for a call that only servers may make. It is no part of the browser client. */
export function isServerCall({ 'x-roles': roles = [] }: Pick<Operation, 'x-roles'>): boolean {
  return roles.length > 0 && roles.every((role) => SERVER_ROLES.has(role));
}

/** How a call uses the member token. */
export function tokenUse(operation: Operation): 'required' | 'optional' | 'none' {
  const { security } = operation;
  if (security === undefined) return 'required';
  if (!security.some((scheme) => 'memberToken' in scheme)) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

interface EncryptedBodyKeywords {
  readonly properties?: { readonly data?: { readonly contentSchema?: unknown } };
}

/** The schema of the content of an encrypted body: the `contentSchema` of its field `data`. Undefined for a plain body. */
export function plainSchemaOf(body: Pick<MediaType, 'schema'> | undefined): Reference | undefined {
  if (body === undefined || isReference(body.schema)) return undefined;
  const { properties }: EncryptedBodyKeywords = body.schema;
  const content = properties?.data?.contentSchema;
  return typeof content === 'object' && content !== null && isReference(content) ? content : undefined;
}

/** The JSON body of a request; undefined for a call without a body or with another content type. */
export function jsonBody(operation: Operation): MediaType | undefined {
  return operation.requestBody?.content['application/json'];
}
