import contract from '@croupier/api-spec/openapi.json' with { type: 'json' };

/** The parts of a JSON Schema (2020-12) that the checks read. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly mapping?: Readonly<Record<string, string>> };
  /** The schema of the plain JSON inside an encrypted field. */
  readonly contentSchema?: Schema;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Example {
  readonly value?: unknown;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Referable<Example>>>;
  readonly 'x-plain-examples'?: Readonly<Record<string, Referable<Example>>>;
}

interface Body {
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface OperationObject {
  readonly operationId: string;
  readonly 'x-read'?: boolean;
  readonly parameters?: readonly Referable<Parameter>[];
  readonly requestBody?: Referable<Body>;
  readonly responses: Readonly<Record<string, Referable<Body>>>;
}

export type Referable<T> = T | { readonly $ref: string };

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

/** The contract that this kit was built from. */
// The type that the compiler infers is too large to be of use.
export const contractDocument = contract as unknown as Document;

/** Follows a reference within the contract, such as `#/components/schemas/Money`. */
export function resolve<T extends object>(value: Referable<T>): T {
  // Without a reference it is the object itself.
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  let target: unknown = contractDocument;
  for (const part of value.$ref.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    target = typeof target === 'object' && target !== null ? Reflect.get(target, key) : undefined;
  }
  if (typeof target !== 'object' || target === null) throw new Error(`The contract has no ${value.$ref}.`);
  // The contract's linter has checked that the reference leads to an object of this kind.
  return resolve(target as Referable<T>);
}

/** Names of the fields that an object of the schema must have. */
export function requiredFieldsOf(referred: Schema): readonly string[] {
  const schema = resolve(referred);
  const parts = (schema.allOf ?? []).flatMap((part) => requiredFieldsOf(part));
  return [...new Set([...(schema.required ?? []), ...parts])];
}
