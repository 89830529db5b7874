import {
  isReference,
  jsonBody,
  listOperations,
  resolve,
  type Contract,
  type Parameter,
  type Reference,
} from './contract.ts';

/** Headers that the transport sends by itself; callers of the SDK never see them. */
const TRANSPORT_HEADERS = new Set(['X-Encryption-Version', 'X-Gateway-Version', 'Idempotency-Key']);

/**
 * The contract as callers of the SDK see it: an encrypted body shows the plain schema that `x-plain-schema` names, and
 * the headers that the transport adds and the refusals' bodies are gone. The wire itself stays described in the bundled contract.
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
    // A refusal arrives as an ApiError, so callers need no type of its body.
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
