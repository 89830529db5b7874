import { describe, expect, it } from 'vitest';

import { parametersOf, type Operation } from '../codegen/contract.ts';
import {
  answerOf,
  callAt,
  contract,
  enumOf,
  fieldsOf,
  propertiesOf,
  referenceTo,
  requestOf,
  requiredOf,
  valueOf,
} from './contract-reader.ts';

function queryOf(operation: Operation): Array<[string, boolean]> {
  return parametersOf(contract, operation)
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required = false }) => [name, required]);
}

describe('the calls of agents', () => {
  it('takes code and domain and answers success without a value when an agent code is checked [CALL-21] [ENT-11]', () => {
    const operation = callAt('get', '/wps/agent/affiliate');
    expect(queryOf(operation)).toEqual([
      ['code', true],
      ['domain', true],
    ]);
    expect(valueOf(operation)).toEqual({});
    expect(requiredOf(answerOf(operation)?.schema ?? {})).toContain('success');
  });

  it('answers the four kinds of contract when the consolidated call comes with a token [CALL-13] [CALL-49] [ENT-26]', () => {
    const operation = callAt('get', '/wps/member/info/funds/consolidated');
    const value = valueOf(operation);
    const names = ['dailysalreqtype', 'divtypereq', 'contracthoursalreq', 'realtimesalreqtype'];
    expect(requiredOf(value).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(propertiesOf(value))).toEqual(expect.arrayContaining(names));
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
      const operation = callAt('post', `/wps/relay/${name}`);
      const request = requestOf(operation);
      expect(operation.operationId).toBe(id);
      expect(operation['x-roles']).toEqual(['member', 'agent']);
      expect(requiredOf(request)).toEqual(['contractId', 'action']);
      expect(Object.keys(propertiesOf(request))).toEqual(['contractId', 'action', 'reason']);
      expect(enumOf('ContractDecision')).toEqual(['ACCEPT', 'REJECT']);
      expect(valueOf(operation)).toEqual(referenceTo('Contract'));
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
      const fields = fieldsOf(name);
      expect(fields).toContain('currency');
      expect(fields.filter((field) => absent.includes(field))).toEqual([]);
    }
  });

  it.each(['TeamFigures', 'StatementTotal', 'GameTypeStatementTotal'])(
    'counts the operator result of %s from stakes',
    (name) => {
      const required = requiredOf(referenceTo(name));
      expect(required).toEqual(expect.arrayContaining(['betAmount', 'validBet', 'payout', 'operatorResult']));
      expect(required).not.toContain('netProfit');
    },
  );
});
