import {
  isReference,
  jsonBody,
  listOperations,
  resolve,
  type Contract,
  type Parameter,
  type Reference,
} from './contract.ts';

/** Headers set by the transport; hidden from callers of the SDK. */
export const TRANSPORT_HEADERS: ReadonlySet<string> = new Set([
  'X-Encryption-Version',
  'X-Gateway-Version',
  'Idempotency-Key',
]);

/**
 * The contract as callers of the SDK see it: encrypted bodies are replaced by the schema in `x-plain-schema`; transport
 * headers and error bodies are removed. The bundled contract describes the wire.
 */
export function toSdkDocument(contract: Contract): Contract {
  const document = structuredClone(contract);
  for (const { operation } of listOperations(document)) {
    const body = jsonBody(operation);
    if (body?.['x-plain-schema'] !== undefined) {
      body.schema = { $ref: `#/components/schemas/${body['x-plain-schema']}` };
      body.examples = body['x-plain-examples'] ?? {};
    }
    if (operation.parameters !== undefined) {
      operation.parameters = operation.parameters.filter((parameter) => !isSentByTransport(document, parameter));
    }
    // Callers get an ApiError and need no type of the error body.
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => status.startsWith('2')),
    );
  }
  return document;
}

function isSentByTransport(document: Contract, parameter: Parameter | Reference): boolean {
  const { name } = isReference(parameter) ? resolve<Parameter>(document, parameter) : parameter;
  return TRANSPORT_HEADERS.has(name);
}
