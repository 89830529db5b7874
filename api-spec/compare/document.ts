/** What comparing two contracts reads of a bundled OpenAPI document. Everything else passes through untouched. */
export interface ContractDocument {
  info: { version: string };
  paths: Record<string, Record<string, ComparedOperation>>;
  components: { schemas: Record<string, Record<string, unknown>> };
}

/** Path items may hold more than operations; only what has an `operationId` is one. */
export interface ComparedOperation {
  operationId: string;
  security?: unknown[];
  requestBody?: { content: Record<string, ComparedBody> };
  'x-roles'?: string[];
  'x-agent-only-when'?: { parameter: string; value: string };
  'x-module-flag'?: string;
}

interface ComparedBody {
  schema: unknown;
  'x-plain-schema'?: string;
}

/** A call's name in messages: `POST /wps/…`. */
export interface NamedCall {
  method: string;
  path: string;
  operation: ComparedOperation;
}

export function callsOf(document: ContractDocument): NamedCall[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}
