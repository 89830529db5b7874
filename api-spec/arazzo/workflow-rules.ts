import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import {
  isServerCall,
  listOperations,
  parametersOf,
  resolve,
  tokenUse,
  type Contract,
  type Operation,
  type Reference,
  type Schema,
} from '../codegen/contract.ts';
import { toSdkDocument } from '../codegen/sdk-document.ts';
import { exampleOf, schemaAt } from './answer-schema.ts';
import { unsupportedParts, type Step, type Workflow } from './document.ts';
import { fill, parseCondition, queryValue, type Expression, type Resolve } from './expression.ts';

/** A step with its call, as callers of the SDK see it, and as the contract has it. */
interface CalledStep {
  readonly step: Step;
  readonly plain: Operation;
  readonly wire: Operation;
}

/**
 * Checks a workflow against the contract: its calls exist, and its parameters, bodies and criteria fit them. An
 * example of its value replaces each runtime expression. Returns one sentence per problem.
 */
export function checkWorkflow(contract: Contract, workflow: Workflow): string[] {
  const unsupported = unsupportedParts(workflow);
  if (unsupported.length > 0) return unsupported;
  const document = toSdkDocument(contract);
  const find = (searched: Contract, id: string) =>
    listOperations(searched).find(({ operation }) => operation.operationId === id)?.operation;
  const outputs = new Map<string, unknown>();
  const problems = workflow.steps.flatMap((step) => {
    const [plain, wire] = [find(document, step.operationId), find(contract, step.operationId)];
    if (plain === undefined || wire === undefined) return [`${step.stepId}: there is no call ${step.operationId}.`];
    const called = { step, plain, wire };
    const found: string[] = [];
    const resolveExpression: Resolve = (expression) => {
      const example = exampleFor({ contract, workflow, called, outputs }, expression);
      if (example.problem !== undefined) found.push(example.problem);
      return example.value;
    };
    try {
      found.push(...checkCaller(called), ...checkRequest(document, called, resolveExpression));
      for (const { condition } of step.successCriteria ?? []) {
        const { left, right } = parseCondition(condition);
        for (const side of [left, right]) if ('expression' in side) resolveExpression(side.expression);
      }
      found.push(...checkEnd(called));
      for (const [name, text] of Object.entries(step.outputs ?? {})) {
        outputs.set(`${step.stepId}.${name}`, fill(text, resolveExpression));
      }
      for (const [name, parameter] of Object.entries(step['x-query-outputs'] ?? {})) {
        const value = queryValue(outputs.get(`${step.stepId}.${name}`), parameter);
        if (value === undefined) found.push(`the example of ${name} has no ${parameter}.`);
        outputs.set(`${step.stepId}.${name}`, value);
      }
    } catch (error) {
      // A runtime expression or condition that is not supported.
      found.push(error instanceof Error ? error.message : String(error));
    }
    return found.map((problem) => `${step.stepId}: ${problem}`);
  });
  const missing = Object.values(workflow.outputs ?? {}).filter((text) => !outputs.has(toOutputName(text)));
  return [...problems, ...missing.map((text) => `${text} is no output of a step.`)].map(
    (problem) => `${workflow.workflowId}, ${problem}`,
  );
}

const toOutputName = (text: string): string => text.replace(/^\$steps\./, '').replace('.outputs.', '.');

interface Scope {
  readonly contract: Contract;
  readonly workflow: Workflow;
  readonly called: CalledStep;
  /** Examples of the outputs of the steps so far, by `step.output`. */
  readonly outputs: ReadonlyMap<string, unknown>;
}

/** An example of the value of an expression, or why there is none. */
function exampleFor(scope: Scope, expression: Expression): { value?: unknown; problem?: string } {
  const { contract, workflow, called, outputs } = scope;
  if (expression.from === 'input') {
    const input = workflow.inputs?.properties?.[expression.name];
    const value = input?.examples?.[0];
    return value === undefined ? { problem: `the input ${expression.name} has no example.` } : { value };
  }
  if (expression.from === 'output') {
    const name = `${expression.stepId}.${expression.name}`;
    return outputs.has(name) ? { value: outputs.get(name) } : { problem: `no earlier step has the output ${name}.` };
  }
  if (expression.from !== 'body') return {};
  const schema = schemaAt(contract, called.wire, statusAndCode(called.step), expression.pointer);
  const place = expression.pointer.join('/');
  if (schema === undefined) return { problem: `its answer has no ${place}.` };
  const value = exampleOf(contract, schema);
  return value === undefined ? { problem: `${place} of its answer has no example.` } : { value };
}

/** The status, and the error code of a refusal, that the criteria demand. */
function statusAndCode({ successCriteria = [] }: Step): { status: string; code?: string } {
  const literals = successCriteria.flatMap(({ condition }) => {
    const { left, operator, right } = parseCondition(condition);
    if (operator !== '==' || !('expression' in left) || !('literal' in right)) return [];
    const { expression } = left;
    return [[expression.from === 'body' ? expression.pointer.join('/') : expression.from, right.literal] as const];
  });
  const found = new Map<string, unknown>(literals);
  const code = found.get('errorCode');
  return { status: String(found.get('status')), ...(typeof code === 'string' && { code }) };
}

/** A signature on calls of servers alone, and a token where the call needs one. */
function checkCaller({ step, wire }: CalledStep): string[] {
  const hasToken = (step.parameters ?? []).some(({ name }) => name === 'Authorization');
  const problems: string[] = [];
  if (isServerCall(wire) !== (step['x-signed-by'] !== undefined)) {
    problems.push('a call of a server has x-signed-by, and no other call.');
  }
  if (tokenUse(wire) === 'required' && !isServerCall(wire) && !hasToken) problems.push('the call needs a token.');
  if (tokenUse(wire) === 'none' && hasToken) problems.push('the call takes no token.');
  return problems;
}

/** The parameters and the body, with their values filled in, fit the contract. */
function checkRequest(document: Contract, { step, plain }: CalledStep, resolveExpression: Resolve): string[] {
  const known = parametersOf(document, plain);
  const given = (step.parameters ?? []).filter(({ name }) => name !== 'Authorization');
  const missing = known.filter(
    (parameter) => parameter.required === true && !given.some(({ name }) => name === parameter.name),
  );
  const values = given.flatMap((parameter) => {
    const match = known.find(({ name, in: place }) => name === parameter.name && place === parameter.in);
    if (match === undefined) return [`the call has no parameter ${parameter.name} in ${parameter.in}.`];
    return violations(document, parameter.name, match.schema ?? {}, fill(parameter.value, resolveExpression));
  });
  fill(step['x-signed-by'], resolveExpression);
  return [
    ...missing.map(({ name }) => `the parameter ${name} is missing.`),
    ...values,
    ...checkBody(document, { step, plain }, resolveExpression),
  ];
}

function checkBody(
  document: Contract,
  { step, plain }: Pick<CalledStep, 'step' | 'plain'>,
  resolveExpression: Resolve,
): string[] {
  const { requestBody } = step;
  if (requestBody === undefined) return plain.requestBody?.required === true ? ['the call needs a body.'] : [];
  const type = requestBody.contentType ?? 'application/json';
  const media = plain.requestBody?.content[type];
  if (media === undefined) return [`the call takes no body of type ${type}.`];
  return violations(document, 'body', media.schema, fill(requestBody.payload, resolveExpression));
}

/** A step says which status it expects, one that the contract names, and is not repeated if it moves money. */
function checkEnd({ step, wire }: CalledStep): string[] {
  const { status } = statusAndCode(step);
  const isRepeatable = wire['x-moves-money'] !== true && !isServerCall(wire);
  return [
    ...(wire.responses[status] === undefined ? [`the call does not answer ${status}; write $statusCode == …`] : []),
    ...(step.onFailure !== undefined && !isRepeatable ? ['a call that moves money is not repeated.'] : []),
  ];
}

/** How a value violates its schema. Fields that the schema does not name are violations, because they are ignored. */
function violations(document: Contract, name: string, schema: Schema | Reference, value: unknown): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const strict = { ...resolve<Schema>(document, schema), unevaluatedProperties: false };
  const validate = ajv.compile({ ...strict, components: document.components });
  return validate(value) ? [] : [`${ajv.errorsText(validate.errors, { dataVar: name })}.`];
}
