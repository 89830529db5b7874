/** The fields of an Arazzo description that linter, runner and reference read. Redocly checks the rest. */
export interface WorkflowDocument {
  readonly info: { readonly title: string; readonly summary?: string; readonly description?: string };
  readonly workflows: readonly Workflow[];
}

export interface Workflow {
  readonly workflowId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly inputs?: InputSchema;
  readonly steps: readonly Step[];
  readonly outputs?: Readonly<Record<string, string>>;
  /** Settings of a sandbox's site that the workflow needs. */
  readonly 'x-sandbox-site'?: Readonly<Record<string, unknown>>;
}

export interface InputSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Input>>;
}

export interface Input {
  readonly description?: string;
  /** `password` marks a secret, which no report shows. */
  readonly format?: string;
  readonly default?: string | number | boolean;
  readonly examples?: readonly unknown[];
  /** The role of the account whose name, or password, this is. */
  readonly 'x-account'?: 'member' | 'agent';
  /** A new value is needed for each run; the example shows its form. */
  readonly 'x-unique'?: boolean;
}

export interface Step {
  readonly stepId: string;
  readonly description?: string;
  readonly operationId: string;
  readonly parameters?: readonly StepParameter[];
  readonly requestBody?: { readonly contentType?: string; readonly payload?: unknown };
  readonly successCriteria?: ReadonlyArray<{ readonly condition: string }>;
  readonly onFailure?: readonly Retry[];
  readonly outputs?: Readonly<Record<string, string>>;
  readonly 'x-signed-by'?: SignedBy;
  /** True when the workflow cannot be tried on a platform that does not meet the criteria of this step. */
  readonly 'x-precondition'?: boolean;
  /** Outputs whose expression is a URL, with the query parameter that is wanted of it. */
  readonly 'x-query-outputs'?: Readonly<Record<string, string>>;
}

export interface StepParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly value: unknown;
}

/** Repeats a step until its criteria are met. */
export interface Retry {
  readonly type: 'retry';
  /** Seconds between two tries. */
  readonly retryAfter?: number;
  /** Maximum repetitions; 1 by default. */
  readonly retryLimit?: number;
}

/** The server that signs a call, by its code, and its key. Values may be runtime expressions. */
export type SignedBy = { readonly secret: string } & (
  | { readonly vendor: string; readonly provider?: never }
  | { readonly provider: string; readonly vendor?: never }
);

const WORKFLOW_FIELDS = ['workflowId', 'summary', 'description', 'inputs', 'steps', 'outputs', 'x-sandbox-site'];
const CALL_FIELDS = ['stepId', 'description', 'operationId', 'parameters', 'requestBody', 'x-signed-by'];
const STEP_FIELDS = [...CALL_FIELDS, 'successCriteria', 'onFailure', 'outputs', 'x-query-outputs', 'x-precondition'];
const PARAMETER_FIELDS = ['name', 'in', 'value'];
const BODY_FIELDS = ['contentType', 'payload'];
const ACTION_FIELDS = ['name', 'type', 'retryAfter', 'retryLimit'];

/**
 * The parts of Arazzo in a workflow that the runner does not have, such as steps that call another workflow, one
 * sentence each.
 */
export function unsupportedParts(workflow: Workflow): string[] {
  const steps = workflow.steps.flatMap((step) => {
    const { stepId, parameters = [], requestBody = {}, successCriteria = [], onFailure = [] } = step;
    return [
      ...unknownFields(`step ${stepId}`, step, STEP_FIELDS),
      ...parameters.flatMap((parameter) => unknownFields(`step ${stepId}, parameter`, parameter, PARAMETER_FIELDS)),
      ...unknownFields(`step ${stepId}, requestBody`, requestBody, BODY_FIELDS),
      ...successCriteria.flatMap((criterion) => unknownFields(`step ${stepId}, criterion`, criterion, ['condition'])),
      ...onFailure.flatMap((action) => unknownFields(`step ${stepId}, onFailure`, action, ACTION_FIELDS)),
      ...(onFailure.length > 1 ? [`step ${stepId} has several actions in onFailure; one is supported.`] : []),
      ...onFailure
        .filter(({ type }) => type !== 'retry')
        .map(() => `step ${stepId}, onFailure: only retry is supported.`),
    ];
  });
  return [...unknownFields(`workflow ${workflow.workflowId}`, workflow, WORKFLOW_FIELDS), ...steps];
}

function unknownFields(where: string, value: object, known: readonly string[]): string[] {
  return Object.keys(value)
    .filter((field) => !known.includes(field))
    .map((field) => `${where}: ${field} is not supported.`);
}
