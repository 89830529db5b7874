import {
  isReference,
  jsonBody,
  listOperations,
  plainSchemaOf,
  resolve,
  type Answer,
  type Contract,
  type Parameter,
  type Reference,
} from './contract.ts';
import { CSV } from './csv-rules.ts';
import { valueSchemas } from './error-values.ts';

/** Headers set by the transport; hidden from callers of the SDK. */
export const TRANSPORT_HEADERS: ReadonlySet<string> = new Set([
  'X-Encryption-Version',
  'X-Gateway-Version',
  'Idempotency-Key',
  'X-Vendor',
  'X-Timestamp',
]);

/**
 * The contract as callers of the SDK see it: encrypted bodies are replaced by the schema of their content; transport
 * headers, error bodies, examples and the CSV form of answers are removed. The bundled contract describes the wire.
 */
export function toSdkDocument(contract: Contract): Contract {
  const document = structuredClone(contract);
  for (const { operation } of listOperations(document)) {
    const body = jsonBody(operation);
    const plain = plainSchemaOf(body);
    if (body !== undefined && plain !== undefined) body.schema = plain;
    if (operation.parameters !== undefined) {
      operation.parameters = operation.parameters.filter((parameter) => !isSentByTransport(document, parameter));
    }
    // Callers get an ApiError and need no type of the error body.
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => status.startsWith('2')),
    );
    for (const answer of Object.values(operation.responses)) {
      const { content } = resolve<Answer>(document, answer);
      if (content?.['application/json'] !== undefined) delete content[CSV];
    }
  }
  removeExamples(document);
  replaceConditions(document);
  return document;
}

/** Removes the examples of bodies, a third of the document, which the generator would read for nothing. */
function removeExamples(document: Contract): void {
  delete document.components.examples;
  const answers = Object.values(document.components.responses ?? {});
  for (const { operation } of listOperations(document)) {
    const bodies = [operation.requestBody, ...Object.values(operation.responses), ...answers];
    for (const body of bodies) {
      const content = body !== undefined && 'content' in body ? body.content : undefined;
      for (const mediaType of Object.values(content ?? {})) {
        delete mediaType.examples;
        delete mediaType['x-plain-examples'];
      }
    }
  }
}

/** Names each code's schema of `value` as a property of ErrorValues, for the generator, which ignores conditions. */
function replaceConditions(document: Contract): void {
  const { schemas } = document.components;
  const values = schemas['ErrorValues'];
  if (values === undefined) return;
  const properties = valueSchemas(document);
  const required = Object.keys(properties);
  schemas['ErrorValues'] = { type: 'object', description: values['description'], required, properties };
  delete schemas['ErrorEnvelope']?.['allOf'];
}

function isSentByTransport(document: Contract, parameter: Parameter | Reference): boolean {
  const { name } = isReference(parameter) ? resolve<Parameter>(document, parameter) : parameter;
  return TRANSPORT_HEADERS.has(name);
}
