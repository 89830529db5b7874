import { beforeAll, describe, expect, it } from 'vitest';

import {
  readContract,
  resolve,
  type Contract,
  type Operation,
  type Reference,
  type Schema,
} from '../codegen/contract.ts';

let contract: Contract;

beforeAll(async () => {
  contract = await readContract(new URL('../dist/openapi.json', import.meta.url));
});

function call(method: 'get' | 'post' | 'patch', path: string): Operation {
  const operation = contract.paths[path]?.[method];
  if (operation === undefined) throw new Error(`The contract has no ${method} ${path}.`);
  return operation;
}

/** The fields of a schema and of its `allOf` parts; those that are required. */
function shapeOf(schema: Schema | Reference): { fields: Record<string, Schema | Reference>; required: string[] } {
  const { allOf = [], properties = {}, required = [] }: ShapeKeywords = resolve<Schema>(contract, schema);
  const parts = allOf.map((part) => shapeOf(part));
  return {
    fields: Object.assign({}, ...parts.map(({ fields }) => fields), properties),
    required: [...parts.flatMap((part) => part.required), ...required],
  };
}

interface ShapeKeywords {
  readonly allOf?: ReadonlyArray<Schema | Reference>;
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
  readonly required?: readonly string[];
}

const named = (name: string): Reference => ({ $ref: `#/components/schemas/${name}` });
const enumOf = (name: string): unknown => resolve<Schema>(contract, named(name))['enum'];

function valueOf(operation: Operation): Schema | Reference {
  const answer = operation.responses['200'];
  const media = answer && resolve(contract, answer).content?.['application/json'];
  return shapeOf(media?.schema ?? {}).fields['value'] ?? {};
}

function queryOf(operation: Operation): Array<[string, boolean]> {
  return (operation.parameters ?? [])
    .map((parameter) => resolve(contract, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required = false }) => [name, required]);
}

describe('the calls of agents', () => {
  it('takes code and domain and answers success without a value when an agent code is checked [CALL-21] [ENT-11]', () => {
    const operation = call('get', '/wps/agent/affiliate');
    expect(queryOf(operation)).toEqual([
      ['code', true],
      ['domain', true],
    ]);
    expect(valueOf(operation)).toEqual({});
    const answer = resolve(contract, operation.responses['200'] ?? { description: '' });
    expect(shapeOf(answer.content?.['application/json']?.schema ?? {}).required).toContain('success');
  });

  it('answers the four kinds of contract when the consolidated call comes with a token [CALL-13] [CALL-49] [ENT-26]', () => {
    const operation = call('get', '/wps/member/info/funds/consolidated');
    const { fields, required } = shapeOf(valueOf(operation));
    const names = ['dailysalreqtype', 'divtypereq', 'contracthoursalreq', 'realtimesalreqtype'];
    expect(required.toSorted()).toEqual(names.toSorted());
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(names));
    expect(operation.security).toBeUndefined();
    expect(operation.requestBody).toBeUndefined();
    expect(enumOf('ConsolidatedPeriod')).toEqual(['', 'DAILY', 'WEEKLY', 'SEMI_MONTHLY', 'MONTHLY', 'REALTIME']);
  });

  it.each([
    ['MCSFE_processRealTimeSalaryContract', 'processRealtimeSalaryContract'],
    ['MCS2_processDividendReq', 'processDividendRequest'],
    ['MCS2_processDailySalContract', 'processDailySalaryContract'],
    ['MCS2_processContractHourSalary', 'processHourSalaryContract'],
  ])(
    'decides an offer by contract and action when %s is called [CALL-67] [CALL-73] [CALL-74] [CALL-75]',
    (name, id) => {
      const operation = call('post', `/wps/relay/${name}`);
      const { fields, required } = shapeOf(operation.requestBody?.content['application/json']?.schema ?? {});
      expect(operation.operationId).toBe(id);
      expect(operation['x-roles']).toEqual(['member', 'agent']);
      expect(required).toEqual(['contractId', 'action']);
      expect(Object.keys(fields)).toEqual(['contractId', 'action', 'reason']);
      expect(enumOf('ContractDecision')).toEqual(['ACCEPT', 'REJECT']);
      expect(valueOf(operation)).toEqual(named('Contract'));
    },
  );

  it('names kinds, periods and states when a contract is described [CONTRACT-03] [CONTRACT-04]', () => {
    expect(enumOf('ContractType')).toEqual(['DIVIDEND', 'DAILY_SALARY', 'HOUR_SALARY', 'REALTIME_SALARY']);
    expect(enumOf('ContractPeriod')).toEqual(['DAILY', 'WEEKLY', 'SEMI_MONTHLY', 'MONTHLY']);
    expect(enumOf('ContractStatus')).toEqual(['IN_PROCESS', 'REJECTED', 'APPROVED']);
  });
});

describe('the sums of agents', () => {
  it('has no key of a row when figures are totals', () => {
    const keys: Record<string, string[]> = {
      StatementTotal: ['account', 'level'],
      AgentRevenueTotal: ['date'],
      GameTypeStatementTotal: ['gameType'],
    };
    for (const [name, absent] of Object.entries(keys)) {
      const fields = Object.keys(shapeOf(named(name)).fields);
      expect(fields).toContain('currency');
      expect(fields.filter((field) => absent.includes(field))).toEqual([]);
    }
  });

  it.each(['TeamFigures', 'StatementTotal', 'GameTypeStatementTotal'])(
    'counts the operator result of %s from stakes',
    (name) => {
      const { required } = shapeOf(named(name));
      expect(required).toEqual(expect.arrayContaining(['betAmount', 'validBet', 'payout', 'operatorResult']));
      expect(required).not.toContain('netProfit');
    },
  );
});
