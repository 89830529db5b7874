import { listOperations, type Contract, type Method, type Operation, type Schema } from '../codegen/contract.ts';

/** The bundled contract with the fields that the pages show; use `resolve` of codegen for references. */
export type ReadContract = Contract & {
  info: { title: string; version: string; summary?: string; description?: string };
  tags?: Tag[];
  'x-tagGroups'?: TagGroup[];
  security?: SecurityRequirement[];
  components: { examples?: Record<string, Example>; securitySchemes?: Record<string, SecurityScheme> };
};

export interface Tag {
  name: string;
  description?: string;
}

export interface TagGroup {
  name: string;
  tags: string[];
}

/** Security schemes that are required together; an empty object allows access without a token. */
export type SecurityRequirement = Record<string, string[]>;

export interface SecurityScheme {
  type: string;
  scheme?: string;
  in?: string;
  name?: string;
  description?: string;
}

export interface Example {
  summary?: string;
  value: unknown;
}

/** An operation with the additional fields that the pages show. */
export type ReadOperation = Operation & {
  summary?: string;
  description?: string;
  deprecated?: boolean;
  security?: SecurityRequirement[];
  servers?: Array<{ url: string; description?: string }>;
  requestBody?: { description?: string };
  'x-module-flag'?: string;
  'x-agent-only-when'?: { parameter: string; value: string };
};

export interface ReadParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

export interface ReadAnswer {
  description: string;
  headers?: Record<string, Omit<ReadParameter, 'name' | 'in'>>;
  'x-error-value'?: string[];
}

export interface ReadCall {
  id: string;
  method: Method;
  path: string;
  operation: ReadOperation;
  /** The first tag; the call is on the page of this tag. */
  tag: string;
  /** The relay family, such as `GCS` for `/wps/relay/GCS_…`. */
  family: string | undefined;
}

export function callsOf(contract: ReadContract): ReadCall[] {
  return listOperations(contract).map(({ method, path, operation }) => ({
    id: operation.operationId,
    method,
    path,
    operation,
    tag: operation.tags[0] ?? 'other',
    family: /\/relay\/([A-Za-z0-9]+)_/.exec(path)?.[1],
  }));
}
