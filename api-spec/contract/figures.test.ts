import { describe, expect, it } from 'vitest';

import { errorCodesOf, parametersOf } from '../codegen/contract.ts';
import { valueSchemas } from '../codegen/error-values.ts';
import * as reader from './contract-reader.ts';
import { answerOf, contract, fieldsOf, operationNamed, propertiesOf, referenceTo } from './contract-reader.ts';

type Row = Readonly<Record<string, unknown>>;

// The linter has checked the examples against their schemas.
const exampleOf = (id: string, name: string): Row => reader.exampleOf(operationNamed(id), name) as Row;
// The linter has checked that these fields hold rows.
const rowsOf = (value: Row, field = 'content'): Row[] => value[field] as Row[];

/** A decimal with 2 places in hundredths, one with 4 in ten-thousandths. */
const units = (amount: unknown = '0.00'): bigint => BigInt(String(amount).replace('.', ''));
const sum = (rows: readonly Row[], field: string): bigint => rows.reduce((total, row) => total + units(row[field]), 0n);

describe('rebate differences', () => {
  const page = exampleOf('listRebateDifferences', 'success');
  const rows = rowsOf(page);

  it('are turnover times the difference of the rates, less what was taken back', () => {
    for (const row of rows) {
      const gross = (units(row['validBet']) * (units(row['ownRate']) - units(row['theirRate']))) / 10_000n;
      expect([row['account'], gross]).toEqual([row['account'], units(row['gross'])]);
      expect(units(row['gross']) - units(row['correction'])).toBe(units(row['amount']));
    }
    expect(rows.some(({ correction }) => correction !== '0.00')).toBe(true);
  });

  it('add up to their total and, by day, to the income of the agent', () => {
    // The linter has checked that a total is there.
    const total = page['total'] as Row;
    for (const field of ['validBet', 'gross', 'correction', 'amount'])
      expect([field, sum(rows, field)]).toEqual([field, units(total[field])]);
    for (const { date, rebate } of rowsOf(exampleOf('getAgentRevenue', 'success')))
      expect(
        sum(
          rows.filter((row) => row['date'] === date),
          'amount',
        ),
      ).toBe(units(rebate));
  });

  it('are for agents only, and for the accounts of their team', () => {
    expect(operationNamed('listRebateDifferences')['x-roles']).toEqual(['agent']);
    expect(errorCodesOf(contract, operationNamed('listRebateDifferences'))).toEqual(
      expect.arrayContaining(['AGENT_ONLY', 'NOT_DOWNLINE', 'DATE_RANGE_INVALID']),
    );
  });
});

describe('a settlement with corrections', () => {
  const rows = rowsOf(exampleOf('listRealtimeSalaryRecords', 'corrected'));

  it('pays gross and corrections, less what is carried on to the next one', () => {
    for (const row of rows) {
      const paid = sum([row], 'gross') + sum([row], 'corrections') + sum([row], 'correctionCarriedIn');
      expect(paid - sum([row], 'correctionCarriedOut')).toBe(units(row['amount']));
    }
    const [later, earlier] = rows;
    expect([later?.['correctionCarriedIn'], earlier?.['amount']]).toEqual([earlier?.['correctionCarriedOut'], '0.00']);
  });

  it('is explained by the lines of its statement', () => {
    const { lines: _, payment: __, ...settlement } = exampleOf('getSalaryStatement', 'corrected');
    expect(rows).toContainEqual(settlement);
    const amountsOf = (...kinds: unknown[]): bigint =>
      sum(
        rowsOf(exampleOf('getSalaryStatement', 'corrected'), 'lines').filter(({ kind }) => kinds.includes(kind)),
        'amount',
      );
    expect(amountsOf('GROSS', 'CORRECTION') - amountsOf('CORRECTION_CARRIED_OUT')).toBe(amountsOf('AMOUNT'));
  });

  it.each(['Dividend', 'DailySalary', 'HourSalary', 'RealtimeSalary'])(
    'can be filtered by being overdue, and has its columns as CSV, in the list of %s',
    (kind) => {
      const call = operationNamed(`list${kind}Records`);
      expect(parametersOf(contract, call).map(({ name }) => name)).toContain('overdue');
      expect(answerOf(call, 200, 'text/csv')?.['x-csv-columns']).toEqual(
        expect.arrayContaining(['corrections', 'correctionCarriedIn', 'correctionCarriedOut']),
      );
    },
  );
});

describe('a deposit', () => {
  it('that was reversed shows when and how much, which is the sum of its movements', () => {
    const order = exampleOf('getDepositOrder', 'reversed');
    const [taken, credit] = rowsOf(exampleOf('listTransactions', 'reversedDeposit'));
    expect(order['status']).toBe('REVERSED');
    expect(taken).toMatchObject({ time: order['reversedAt'], reasonCode: 'DEPOSIT_REVERSED', type: 'DEPOSIT' });
    expect([-units(taken?.['amount']), units(credit?.['amount'])]).toEqual([
      units(order['reversedAmount']),
      units(order['paidAmount']),
    ]);
  });

  it('is refused when its promotion is closed or was claimed', () => {
    expect(errorCodesOf(contract, operationNamed('createDepositOrder'))).toEqual(
      expect.arrayContaining(['PROMO_CLOSED', 'PROMO_NOT_ELIGIBLE', 'PROMO_ALREADY_CLAIMED', 'BONUS_ACTIVE']),
    );
  });
});

describe('records', () => {
  it.each([
    ['listTransactions', 'transactionId'],
    ['listBonusDetails', 'bonusId'],
    ['listPointRedemptions', 'redemptionId'],
    ['listRewards', 'rewardId'],
    ['listFeedback', 'feedbackId'],
  ])('of %s can be asked for by %s', (operationId, name) => {
    expect(parametersOf(contract, operationNamed(operationId))).toContainEqual(
      expect.objectContaining({ name, in: 'query' }),
    );
  });

  it.each(['claimMissionReward', 'claimVipBonus', 'claimReferralReward', 'claimManualRebate', 'convertPoint'])(
    'that %s credits come with the balance afterwards',
    (operationId) => {
      expect(reader.requiredOf(reader.valueOf(operationNamed(operationId)))).toContain('balance');
    },
  );

  it('of promotions and draws come with the balance when money was credited', () => {
    expect(fieldsOf('ClaimedPromotion')).toContain('balance');
    expect(fieldsOf('RaffleDrawResult')).toContain('balance');
  });

  it('of a bonus and of its required turnover have the same figures', () => {
    const grant = rowsOf(exampleOf('getWithdrawConfig', 'success'), 'grants').find(({ bonusId }) => bonusId);
    const bonus = rowsOf(exampleOf('listBonusDetails', 'success')).find(
      ({ bonusId }) => bonusId === grant?.['bonusId'],
    );
    expect(bonus).toMatchObject({
      time: grant?.['createdAt'],
      title: grant?.['title'],
      amount: grant?.['principal'],
      turnoverRequired: grant?.['required'],
      turnoverDone: grant?.['done'],
      expiresAt: grant?.['expiresAt'],
      maxStake: grant?.['maxStake'],
    });
  });

  it('of weights have one shape in terms, bonuses and withdrawals', () => {
    for (const name of ['PromotionTerms', 'BonusDetail', 'WithdrawConfig'])
      expect(propertiesOf(referenceTo(name))['gameWeights']).toMatchObject({
        type: 'array',
        items: referenceTo('TurnoverWeight'),
      });
  });

  it.each(['PersonalProfit', 'StatementMonth', 'AccountStatement'])(
    'of net deposits have what is still under way beside them in %s',
    (name) => {
      expect(fieldsOf(name)).toEqual(expect.arrayContaining(['netDeposits', 'withdrawalsUnderWay']));
    },
  );
});

it.each([
  ['BONUS_ACTIVE', ['bonusId', 'title']],
  ['BANK_CARD_LIMIT', ['max']],
  ['PASSWORD_OLD_INVALID', ['attemptsLeft']],
  ['CONTRACT_STATE_INVALID', ['contractId']],
])('the refusal %s has a value with %j', (code, fields) => {
  expect(Object.keys(propertiesOf(valueSchemas(contract)[code] ?? {}))).toEqual(fields);
});

describe('profit and loss by game', () => {
  it('adds up to the total, the best game first', () => {
    const value = exampleOf('getPersonalProfit', 'success');
    const games = rowsOf(value, 'games');
    // The linter has checked that a total is there.
    const total = value['total'] as Row;
    for (const field of ['betAmount', 'payout'])
      expect([field, sum(games, field)]).toEqual([field, units(total[field])]);
    for (const game of games) expect(units(game['netWin'])).toBe(units(game['payout']) - units(game['betAmount']));
    const results = games.map(({ netWin }) => units(netWin));
    expect(results).toEqual(results.toSorted((a, b) => Number(b - a)));
  });
});
