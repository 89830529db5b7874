import type { Workflow } from '@croupier/api-spec/arazzo/document';
import { parseCondition, valueAt, type Operand } from '@croupier/api-spec/arazzo/expression';
import { runWorkflow, type Send, type StepReport, type StepRequest } from '@croupier/api-spec/arazzo/run-workflow';

import { inspectAnswer } from '../checks/inspect-answer.ts';
import type { Problem } from '../checks/problem.ts';
import { operations, type Operation } from '../contract/operations.ts';
import { isSuccess, outcomeOf, type Exchange } from '../server/exchange.ts';
import type { Server } from '../server/server.ts';
import { inputsOf, isCode, missingInputs, type InputSources } from './inputs.ts';

/** The longest wait between two tries of a step in seconds, for a server whose clock cannot be moved. */
const LONGEST_WAIT = 10;

export const JOURNEY_STATES = ['passes', 'breaks', 'not tried'] as const;

/** What came of a workflow of the contract. */
export interface JourneyResult {
  readonly id: string;
  readonly summary: string;
  readonly state: (typeof JOURNEY_STATES)[number];
  /** Steps that passed, and all. */
  readonly passed: number;
  readonly steps: number;
  /** Why it was not tried, or where it broke. */
  readonly reason?: string;
}

export interface JourneyOutcome {
  readonly result: JourneyResult;
  readonly problems: readonly Problem[];
  /** Operations that answered with success. */
  readonly reached: ReadonlySet<Operation>;
  /** Comparisons made. */
  readonly count: number;
}

export interface JourneyTools extends InputSources {
  readonly server: Server;
}

/** Thrown for a wait that only a sandbox can shorten. */
class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/** Runs one workflow, unless an input has no value. */
export async function runJourney(workflow: Workflow, tools: JourneyTools): Promise<JourneyOutcome> {
  const { server, sandbox } = tools;
  const { workflowId: id, summary = id, steps } = workflow;
  const problems: Problem[] = [];
  const reached = new Set<Operation>();
  let count = 0;
  let last: Exchange | undefined;
  const finish = (state: JourneyResult['state'], passed: number, reason?: string): JourneyOutcome => ({
    result: { id, summary, state, passed, steps: steps.length, ...(reason === undefined ? {} : { reason }) },
    problems,
    reached,
    count,
  });

  const inputs = await inputsOf(workflow, tools);
  const missing = missingInputs(workflow, inputs, tools);
  if (missing.length > 0) return finish('not tried', 0, `no value for ${missing.join(', ')}`);
  const send: Send = async (request) => {
    last = await server.send(toCall(request));
    const verdicts = inspectAnswer(last);
    count += verdicts.length + 1;
    problems.push(...verdicts.flatMap((problem) => problem ?? []));
    if (isSuccess(last)) reached.add(last.operation);
    const { status, headers, json } = last.answer;
    return { answer: { status, headers, body: json } };
  };
  const sleep = async (seconds: number): Promise<void> => {
    if (sandbox !== undefined) return sandbox.advance(seconds);
    if (seconds > LONGEST_WAIT) throw new TooLongError(`a step waits ${seconds} s between tries, without --sandbox`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  };
  const ask = (name: string) =>
    (isCode(name) ? sandbox?.newestCode(String(inputs['username'])) : undefined) ?? Promise.resolve();
  try {
    const { isPassed, steps: reports } = await runWorkflow(workflow, { inputs, send, sleep, ask });
    if (isPassed) return finish('passes', reports.length);
    const broken = reports.at(-1);
    if (broken === undefined || last === undefined) return finish('not tried', 0, 'it has no step');
    const step = steps.find(({ stepId }) => stepId === broken.stepId);
    if (step?.['x-precondition'] === true) return finish('not tried', 0, `not so here: ${step.description ?? ''}`);
    problems.push(problemOf(id, broken, last));
    return finish('breaks', reports.length - 1, `step ${broken.stepId}: ${outcomeOf(last)}`);
  } catch (error) {
    if (error instanceof TooLongError) return finish('not tried', 0, error.message);
    throw error;
  }
}

/** A step as a call: the token of its header, the form of its pictures. */
function toCall({ operationId, path, query, headers, body, signedBy }: StepRequest) {
  const operation = operations.find(({ id }) => id === operationId);
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  const { Authorization: authorization, ...others } = headers;
  const token = typeof authorization === 'string' ? authorization.replace(/^Bearer /, '') : undefined;
  const form = formOf(body);
  return {
    operation,
    role: operation.roles.find((role) => token === undefined || role === 'member' || role === 'agent') ?? 'guest',
    parameters: { ...path, ...query, ...others },
    ...(form === undefined ? { body } : { form }),
    ...(token === undefined ? {} : { token }),
    ...(signedBy === undefined ? {} : { signing: { server: serverOf(signedBy), secret: signedBy.secret } }),
  };
}

function serverOf(signedBy: NonNullable<StepRequest['signedBy']>) {
  return signedBy.vendor === undefined ? { provider: signedBy.provider } : { vendor: signedBy.vendor };
}

/** A body with a file is sent as a form. */
function formOf(body: unknown): FormData | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = Object.entries(body);
  if (!fields.some(([, value]) => value instanceof Blob)) return undefined;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

function problemOf(workflowId: string, { stepId, criteria, problem }: StepReport, exchange: Exchange): Problem {
  const unmet = criteria.find(({ isMet }) => !isMet)?.condition;
  return {
    risk: exchange.operation.movesMoney ? 'money' : 'rule',
    field: `step ${stepId} of ${workflowId}`,
    expected: unmet ?? 'an answer with every output of the step',
    got: unmet === undefined ? (problem ?? outcomeOf(exchange)) : gotOf(unmet, exchange),
    rule: `workflow ${workflowId}`,
    exchange,
  };
}

/** The value of the condition's left side. */
function gotOf(condition: string, exchange: Exchange): string {
  const { left }: { left: Operand } = parseCondition(condition);
  const isBody = 'expression' in left && left.expression.from === 'body';
  if (!isBody || left.expression.from !== 'body' || !isSuccess(exchange)) return outcomeOf(exchange);
  return JSON.stringify(valueAt(exchange.answer.json, left.expression.pointer)) ?? 'no such field';
}
