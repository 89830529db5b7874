import { unsupportedParts, type SignedBy, type Step, type Workflow } from './document.ts';
import {
  fill,
  holds,
  parseCondition,
  parseExpression,
  queryValue,
  valueAt,
  type Expression,
  type Resolve,
} from './expression.ts';

/** The request of a step, before the SDK encrypts or signs it. */
export interface StepRequest {
  readonly operationId: string;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Distinguishes this step's idempotency key from those of the other steps. */
  readonly intent: string;
  /** The server that signs the call; absent for calls of people. */
  readonly signedBy?: SignedBy;
}

/** What came back: an answer, and why it or the request is against the contract, if so. */
export interface Exchange {
  readonly answer?: { readonly status: number; readonly headers: Headers; readonly body: unknown };
  readonly problem?: string;
}

/** Sends a step's request. */
export type Send = (request: StepRequest) => Promise<Exchange>;

export interface RunOptions {
  /** Sends a request to the platform; see `connect`. */
  readonly send: Send;
  /** Values of inputs, by name. Those with a default may be left out. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Returns an input that has no value when a step first needs it, such as a code that an earlier step sent. */
  readonly ask?: (input: string) => Promise<unknown>;
  /** Waits before a step is repeated; for real by default. */
  readonly sleep?: (seconds: number) => Promise<void>;
}

export interface WorkflowReport {
  readonly workflowId: string;
  readonly isPassed: boolean;
  /** The steps that ran; of a failed workflow the last one failed. */
  readonly steps: readonly StepReport[];
  /** Outputs of the workflow; empty when it failed. */
  readonly outputs: Readonly<Record<string, unknown>>;
}

/** Secret inputs are masked in `request`. Outputs are not, and may contain the token of a session. */
export interface StepReport {
  readonly stepId: string;
  readonly request: Pick<StepRequest, 'operationId' | 'path' | 'query' | 'body'>;
  readonly tries: number;
  /** HTTP status; absent when no answer was received. */
  readonly status?: number;
  /** Why the request or the answer is against the contract, why there is no answer, or which outputs it lacks. */
  readonly problem?: string;
  readonly criteria: ReadonlyArray<{ readonly condition: string; readonly isMet: boolean }>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly isPassed: boolean;
}

const MASK = '***';
const sleepFor = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Runs the steps of a workflow in their order until one fails. Throws for a workflow with parts that are not supported,
 * and for missing or unknown inputs.
 */
export async function runWorkflow(workflow: Workflow, options: RunOptions): Promise<WorkflowReport> {
  const unsupported = unsupportedParts(workflow);
  if (unsupported.length > 0) throw new Error(unsupported.join('\n'));
  const run = createRun(workflow, options);
  const steps: StepReport[] = [];
  for (const step of workflow.steps) {
    const report = await run.step(step);
    steps.push(report);
    if (!report.isPassed) return { workflowId: workflow.workflowId, isPassed: false, steps, outputs: {} };
  }
  return { workflowId: workflow.workflowId, isPassed: true, steps, outputs: run.valuesOf(workflow.outputs) };
}

function createRun(workflow: Workflow, { send, inputs, ask, sleep = sleepFor }: RunOptions) {
  const values = initialInputs(workflow, inputs, ask !== undefined);
  const outputs = new Map<string, unknown>();

  const resolveWith =
    (answer: Exchange['answer'], mask = false): Resolve =>
    (expression) => {
      if (expression.from === 'input') {
        return mask && isSecret(workflow, expression.name) ? MASK : values.get(expression.name);
      }
      if (expression.from === 'output') return outputs.get(`${expression.stepId}.${expression.name}`);
      return answer === undefined ? undefined : valueOfAnswer(answer, expression);
    };

  const askForInputs = async (step: Step): Promise<void> => {
    for (const [, name = ''] of JSON.stringify(step).matchAll(/\$inputs\.([\w-]+)/g)) {
      if (!values.has(name)) values.set(name, await ask?.(name));
    }
  };

  const tryStep = async (step: Step, tries: number): Promise<StepReport> => {
    const exchange = await send(requestOf(workflow, step, resolveWith(undefined)));
    const resolve = resolveWith(exchange.answer);
    const criteria = (step.successCriteria ?? []).map(({ condition }) => ({
      condition,
      isMet: holds(parseCondition(condition), resolve),
    }));
    const isMet = criteria.every((criterion) => criterion.isMet);
    const found = outputsOf(step, resolve);
    const missing = Object.keys(found).filter((name) => found[name] === undefined);
    const missingProblem =
      isMet && missing.length > 0 ? `The answer has no value for ${missing.join(', ')}.` : undefined;
    const problem = exchange.problem ?? missingProblem;
    const isPassed = isMet && problem === undefined;
    const { operationId, path, query, body } = requestOf(workflow, step, resolveWith(undefined, true));
    return {
      stepId: step.stepId,
      request: { operationId, path, query, ...(body !== undefined && { body }) },
      tries,
      ...(exchange.answer && { status: exchange.answer.status }),
      ...(problem !== undefined && { problem }),
      criteria,
      outputs: isPassed ? found : {},
      isPassed,
    };
  };

  return {
    valuesOf: (texts: Workflow['outputs']) => filled(texts, resolveWith(undefined)),
    async step(step: Step): Promise<StepReport> {
      await askForInputs(step);
      const [retry] = step.onFailure ?? [];
      const limit = retry === undefined ? 1 : 1 + (retry.retryLimit ?? 1);
      for (let tries = 1; ; tries += 1) {
        const report = await tryStep(step, tries);
        if (report.isPassed) {
          for (const [name, value] of Object.entries(report.outputs)) outputs.set(`${step.stepId}.${name}`, value);
        }
        if (report.isPassed || tries >= limit) return report;
        await sleep(retry?.retryAfter ?? 0);
      }
    },
  };
}

/** The given inputs and the defaults of the others. */
function initialInputs({ inputs = {} }: Workflow, given: RunOptions['inputs'], canAsk: boolean): Map<string, unknown> {
  const { properties = {}, required = [] } = inputs;
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(properties, name));
  if (unknown.length > 0) throw new Error(`The workflow has no input ${unknown.join(', ')}.`);
  const missing = required.filter((name) => given[name] === undefined);
  if (missing.length > 0 && !canAsk) throw new Error(`The workflow needs the input ${missing.join(', ')}.`);
  const defaults = Object.entries(properties).filter(([, input]) => input.default !== undefined);
  return new Map<string, unknown>([
    ...defaults.map(([name, input]) => [name, input.default] as const),
    ...Object.entries(given),
  ]);
}

const isSecret = ({ inputs }: Workflow, name: string): boolean => inputs?.properties?.[name]?.format === 'password';

function requestOf({ workflowId }: Workflow, step: Step, resolve: Resolve): StepRequest {
  const part = (place: string) =>
    Object.fromEntries(
      (step.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .map(({ name, value }) => [name, fill(value, resolve)]),
    );
  return {
    operationId: step.operationId,
    path: part('path'),
    query: part('query'),
    headers: part('header'),
    ...(step.requestBody && { body: fill(step.requestBody.payload, resolve) }),
    intent: `${workflowId}.${step.stepId}`,
    ...(step['x-signed-by'] && { signedBy: signatureOf(step['x-signed-by'], resolve) }),
  };
}

function signatureOf({ secret, vendor, provider }: SignedBy, resolve: Resolve): SignedBy {
  const text = (value: string): string => String(fill(value, resolve));
  return vendor === undefined
    ? { secret: text(secret), provider: text(provider) }
    : { secret: text(secret), vendor: text(vendor) };
}

function valueOfAnswer({ status, headers, body }: NonNullable<Exchange['answer']>, expression: Expression): unknown {
  if (expression.from === 'status') return status;
  if (expression.from === 'header') return headers.get(expression.name) ?? undefined;
  return expression.from === 'body' ? valueAt(body, expression.pointer) : undefined;
}

function outputsOf({ outputs, 'x-query-outputs': queries = {} }: Step, resolve: Resolve): Record<string, unknown> {
  const values = filled(outputs, resolve);
  const picked = Object.entries(queries).map(
    ([name, parameter]) => [name, queryValue(values[name], parameter)] as const,
  );
  return { ...values, ...Object.fromEntries(picked) };
}

const filled = (texts: Readonly<Record<string, string>> = {}, resolve: Resolve): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, resolve(parseExpression(text))]));
