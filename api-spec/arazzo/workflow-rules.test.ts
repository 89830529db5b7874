import { describe, expect, it } from 'vitest';

import { readContract } from '../codegen/contract.ts';
import type { Step, Workflow } from './document.ts';
import { readWorkflowDocuments } from './read-documents.ts';
import { checkWorkflow } from './workflow-rules.ts';

const contract = await readContract(new URL('../dist/openapi.json', import.meta.url));
const workflows = [...(await readWorkflowDocuments()).values()].flatMap((document) => document.workflows);

/** A workflow with some fields of one step replaced. */
function changed(workflowId: string, stepId: string, change: (step: Step) => object): Workflow {
  const workflow = workflows.find((candidate) => candidate.workflowId === workflowId);
  if (workflow === undefined) throw new Error(`There is no workflow ${workflowId}.`);
  return {
    ...workflow,
    steps: workflow.steps.map((step) => (step.stepId === stepId ? { ...step, ...change(step) } : step)),
  };
}
const problemsOf = (...change: Parameters<typeof changed>) => checkWorkflow(contract, changed(...change));
const withPayload = (change: object) => (step: Step) => ({
  requestBody: { ...step.requestBody, payload: { ...Object(step.requestBody?.payload), ...change } },
});

describe('the workflows of the contract', () => {
  it.each(workflows)('$workflowId fits the contract', (workflow) => {
    expect(checkWorkflow(contract, workflow)).toEqual([]);
  });
});

describe('checkWorkflow', () => {
  it.each<[string, Parameters<typeof changed>, string]>([
    [
      'an unknown call',
      ['deposit', 'readOrder', () => ({ operationId: 'readIt' })],
      'readOrder: there is no call readIt.',
    ],
    [
      'a field that the body does not have',
      ['deposit', 'openOrder', withPayload({ money: '1.00' })],
      'openOrder: body must NOT have unevaluated properties.',
    ],
    [
      'a missing field of an encrypted body',
      ['deposit', 'openOrder', withPayload({ amount: undefined })],
      "body must have required property 'amount'",
    ],
    [
      'a value of the wrong type, also from an earlier answer',
      ['deposit', 'openOrder', withPayload({ amount: '$steps.listMethods.outputs.currency' })],
      'openOrder: body/amount must match pattern',
    ],
    [
      'an unknown value of a parameter',
      [
        'deposit',
        'readRecord',
        ({ parameters = [] }) => ({
          parameters: [...parameters.slice(0, 1), { name: 'transactionType', in: 'query', value: 'DEPOSITS' }],
        }),
      ],
      'readRecord: transactionType must be equal to',
    ],
    [
      'a missing parameter',
      ['deposit', 'readOrder', ({ parameters = [] }) => ({ parameters: parameters.slice(0, 1) })],
      'readOrder: the parameter orderId is missing.',
    ],
    [
      'a parameter in the wrong place',
      [
        'deposit',
        'readOrder',
        ({ parameters = [] }) => ({ parameters: parameters.map((parameter) => ({ ...parameter, in: 'query' })) }),
      ],
      'readOrder: the call has no parameter orderId in query.',
    ],
    ['a call without its token', ['deposit', 'listMethods', () => ({ parameters: [] })], 'the call needs a token.'],
    [
      'an unsigned call of a server',
      ['deposit', 'reportPayment', () => ({ 'x-signed-by': undefined })],
      'reportPayment: a call of a server has x-signed-by',
    ],
    [
      'a status that the call does not have',
      ['deposit', 'readOrder', () => ({ successCriteria: [{ condition: '$statusCode == 201' }], outputs: {} })],
      'readOrder: the call does not answer 201',
    ],
    ['no status', ['deposit', 'readOrder', () => ({ successCriteria: [], outputs: {} })], 'write $statusCode == …'],
    [
      'an output that the answer does not have',
      ['deposit', 'readOrder', () => ({ outputs: { x: '$response.body#/value/credit' } })],
      'readOrder: its answer has no value/credit.',
    ],
    [
      'an output that the refusal does not have',
      ['twoStepLogin', 'logIn', () => ({ outputs: { twoStepToken: '$response.body#/value/token' } })],
      'logIn: its answer has no value/token.',
    ],
    [
      'a criterion on a field that the answer does not have',
      [
        'deposit',
        'readOrder',
        () => ({
          successCriteria: [{ condition: '$statusCode == 200' }, { condition: "$response.body#/value/state == 'X'" }],
          outputs: {},
        }),
      ],
      'readOrder: its answer has no value/state.',
    ],
    [
      'an output of no earlier step',
      ['deposit', 'openOrder', withPayload({ currency: '$steps.readOrder.outputs.currency' })],
      'openOrder: no earlier step has the output readOrder.currency.',
    ],
    [
      'a query parameter that the address does not have',
      ['firstWithdrawal', 'launch', () => ({ 'x-query-outputs': { launchToken: 'token' } })],
      'launch: the example of launchToken has no token.',
    ],
    [
      'an unknown input',
      ['deposit', 'openOrder', withPayload({ amount: '$inputs.sum' })],
      'the input sum has no example.',
    ],
    [
      'a repetition of a call that moves money',
      ['deposit', 'openOrder', () => ({ onFailure: [{ name: 'again', type: 'retry' }] })],
      'openOrder: a call that moves money is not repeated.',
    ],
    [
      'a part that is not supported',
      ['deposit', 'openOrder', () => ({ onSuccess: [] })],
      'step openOrder: onSuccess is',
    ],
    [
      'an expression that is not supported',
      ['deposit', 'openOrder', withPayload({ amount: '$url' })],
      'openOrder: The runtime expression $url is not supported',
    ],
    [
      'an output of the workflow that no step has',
      ['deposit', 'readOrder', () => ({ outputs: {} })],
      '$steps.readOrder.outputs.creditedAmount is no output of a step.',
    ],
  ])('reports %s', (_what, change, problem) => {
    expect(problemsOf(...change).join('\n')).toContain(problem);
  });
});
