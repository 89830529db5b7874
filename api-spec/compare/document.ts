import type { Reference, Schema } from '../codegen/contract.ts';

/** The parts of a bundled contract that the comparison reads. */
export interface ContractDocument {
  info: { version: string };
  security?: SecurityRequirement[];
  paths: Record<string, Record<string, ComparedOperation>>;
  components: { schemas: Record<string, ComparedSchema> };
}

export interface ComparedOperation {
  operationId: string;
  security?: SecurityRequirement[];
  requestBody?: { content: Record<string, ComparedBody> };
  'x-roles'?: string[];
  'x-agent-only-when'?: { parameter: string; value: string };
  'x-module-flag'?: string;
}

/** Security schemes that are required together; an empty object allows access without a token. */
type SecurityRequirement = Record<string, string[]>;

interface ComparedBody {
  schema: Schema | Reference;
}

interface ComparedSchema {
  [keyword: string]: unknown;
  'x-error-codes'?: Record<string, { status: number | string }>;
}

export interface NamedOperation {
  /** Upper case. */
  method: string;
  path: string;
  operation: ComparedOperation;
}

export function operationsOf(document: ContractDocument): NamedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}
