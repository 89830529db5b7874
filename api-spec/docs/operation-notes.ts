import {
  jsonBody,
  plainSchemaOf,
  resolve,
  type Answer,
  type Contract,
  type Operation,
  type Schema,
} from '../codegen/contract.ts';
import { valueSchemas } from '../codegen/error-values.ts';

interface ErrorNote {
  status: string;
  code: string;
  /** Condition of the error. */
  when: string;
  /** Fields of `value` with this code. */
  fields: string[];
}

/** Markdown paragraphs with the facts of an operation that its OpenAPI fields do not show to a reader. */
export function operationNotes(contract: Contract, operation: Operation): string[] {
  const isEncrypted = plainSchemaOf(jsonBody(operation)) !== undefined;
  const encryption =
    'The body is sent [encrypted](encryption.html) and shown here before encryption. "Test Request" and the samples ' +
    '"TypeScript, encrypted" and "Python, encrypted" encrypt it; the other samples do not.';
  const facts = factsOf(operation).map(([name, value]) => `- ${name}: ${value}`);
  const errors = errorsOf(contract, operation);
  return [
    ...(isEncrypted ? [encryption] : []),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...(errors.length > 0 ? [errorList(errors)] : []),
  ];
}

function factsOf(operation: Operation): [name: string, value: string][] {
  const { 'x-roles': roles, 'x-agent-only-when': agentOnly, 'x-module-flag': flag } = operation;
  const facts: [string, string | false | undefined][] = [
    ['Callers', roles?.join(', ')],
    ['Agents only', agentOnly && `with \`${agentOnly.parameter}\` \`${agentOnly.value}\``],
    ['Needs the flag', flag && `\`${flag}\``],
    ['Moves money, points or rewards', operation['x-moves-money'] === true && 'yes'],
    ['Idempotent by', operation['x-idempotent-by'] && `\`${operation['x-idempotent-by']}\``],
    ['Answers during maintenance and region restriction', operation['x-open-when-closed'] === true && 'yes'],
  ];
  return facts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

/** The error answers of an operation in the contract's order. */
function errorsOf(contract: Contract, operation: Operation): ErrorNote[] {
  const schemas = valueSchemas(contract);
  const answers = Object.entries(operation.responses).filter(([status]) => !status.startsWith('2'));
  return answers.flatMap(([status, reference]) => {
    const answer = resolve<Answer>(contract, reference);
    return Object.entries(answer.content?.['application/json']?.examples ?? {}).map(([code, example]) => {
      const { summary } = resolve<{ summary?: string; value: unknown }>(contract, example);
      const { properties } = resolve<Schema>(contract, schemas[code] ?? {});
      return { status, code, when: summary ?? answer.description, fields: Object.keys(Object(properties)) };
    });
  });
}

/** A list, because the viewer breaks long codes in table cells. */
function errorList(errors: readonly ErrorNote[]): string {
  const items = errors.map(({ status, code, when, fields }) => {
    const names = fields.map((field) => `\`${field}\``).join(', ');
    return `- ${status} \`${code}\`: ${oneLine(when)}${names && `; \`value\` has ${names}`}`;
  });
  return ['**Errors**', '', ...items].join('\n');
}

/** Every error code of the contract with its status and message. */
export function errorCodeList(contract: Contract): string {
  const codes = contract.components.schemas['ErrorCode']?.['x-error-codes'] ?? {};
  const items = Object.entries(codes).map(([code, entry]) => {
    const { status, message }: { status?: number; message?: string } = Object.assign({}, entry);
    return `- ${status} \`${code}\`: ${oneLine(message ?? '')}`;
  });
  return ['', ...items, ''].join('\n');
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
