import { describe, expect, it } from 'vitest';

import { readContract } from '../codegen/contract.ts';

const contract = await readContract(new URL('../dist/openapi.json', import.meta.url));

/** The value at a path of the bundled contract; references on the way are followed. */
function at(...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => Reflect.get(Object(follow(value)), step), contract);
}

function follow(value: unknown): unknown {
  const reference: unknown = Reflect.get(Object(value), '$ref');
  return typeof reference === 'string' ? at(...reference.slice(2).split('/')) : value;
}

const operation = (path: string, method: string, ...rest: readonly string[]) => at('paths', path, method, ...rest);
const schema = (name: string, ...rest: readonly string[]) => at('components', 'schemas', name, ...rest);
const namesOf = (value: unknown): string[] => Object.keys(Object(follow(value)));
const requestOf = (path: string, method: string, type = 'application/json') =>
  Object(operation(path, method, 'requestBody', 'content', type));
/** The columns of the CSV form of a list. */
const columnsOf = (relay: string) =>
  Object(operation(`/wps/relay/${relay}`, 'get', 'responses', '200', 'content', 'text/csv'))['x-csv-columns'];

describe("the member's data and passwords", () => {
  it('has one field for everything that a member is, except the password [CALL-86] [ENT-07]', () => {
    expect(operation('/wps/member/info', 'get', 'operationId')).toBe('getMemberInfo');
    const names = namesOf(schema('MemberInfo', 'properties'));
    expect(names).toEqual(
      expect.arrayContaining(
        (
          'id account nickname userName type isLogin isAgent isTrial firstTimeLogin balance currencySymbol ' +
          'unreadMessage availablePromoCount availablePromo hasVip vipLabelName vipRankLevel'
        ).split(' '),
      ),
    );
    expect(names).not.toContain('password');
    expect(schema('MemberInfo', 'properties', 'availablePromo', 'properties', 'REFERRAL', 'required')).toEqual([
      'enabled',
    ]);
  });

  it('says in the member info whether the member takes a break', () => {
    expect(schema('MemberInfo', 'required')).toContain('break');
    expect(schema('BreakState', 'enum')).toEqual(['NONE', 'TIME_OUT', 'SELF_EXCLUSION']);
  });

  it('changes the password by an encrypted request with the old and the new one [CALL-09]', () => {
    expect(requestOf('/wps/member/password', 'put')['x-plain-schema']).toBe('PasswordChange');
    // An account without a password has no old one, so it is not among the required fields.
    expect(schema('PasswordChange', 'properties')).toHaveProperty('oldPassword');
    expect(schema('PasswordChange', 'required')).toEqual(['newPassword', 'confirmNewPassword']);
    expect(operation('/wps/member/password', 'put', 'security')).toBeUndefined();
  });

  it('asks for a reset link by user name and email as a form [CALL-10]', () => {
    const form = requestOf('/wps/member/password/email', 'post', 'application/x-www-form-urlencoded');
    expect(Object(follow(form.schema)).required).toEqual(['username', 'email']);
  });

  it('resets the password by an encrypted request with number and code [CALL-11]', () => {
    expect(operation('/wps/member/password/verification', 'post', 'operationId')).toBe('resetPasswordByMobile');
    expect(requestOf('/wps/member/password/verification', 'post')['x-plain-schema']).toBe('PasswordResetByMobile');
    expect(schema('PasswordResetByMobile', 'required')).toEqual(
      expect.arrayContaining(['newPassword', 'mobileNum', 'verificationCode']),
    );
  });

  it.each([
    ['an avatar', '/wps/member/info/icon', 'put', 'updateMemberIcon'],
    ['the end of the first login', '/wps/member/firstLogin', 'post', 'runFirstLogin'],
    ['a language', '/wps/member/language', 'put', 'updateLanguage'],
  ])('takes %s of a caller with a token [CALL-12] [CALL-87] [CALL-92]', (_what, path, method, id) => {
    expect(operation(path, method, 'operationId')).toBe(id);
    expect(operation(path, method, 'security')).toBeUndefined();
    expect(at('security')).toEqual([{ memberToken: [] }]);
  });

  it('takes the language as the only field of its request [CALL-92]', () => {
    expect(namesOf(requestOf('/wps/member/language', 'put').schema.properties)).toEqual(['language']);
  });
});

describe('the records', () => {
  it('lists movements of a member or an agent by the relay call of the document [CALL-72]', () => {
    const call = Object(operation('/wps/relay/ODSFE2_MemTransDet', 'get'));
    expect([call.operationId, call['x-roles']]).toEqual(['listTransactions', ['member', 'agent']]);
    expect(schema('Transaction', 'required')).toEqual(
      expect.arrayContaining(['time', 'type', 'amount', 'balanceAfter', 'currency', 'status']),
    );
    expect(schema('TransactionSummary', 'required')).toEqual(['count', 'totalIn', 'totalOut', 'currency']);
  });

  it.each([
    ['ODSFE2_MemTransDet', 'time transactionId type amount balanceAfter currency status remark'],
    [
      'ODSFE2_MemBetRecord',
      'placedAt settledAt betId roundId gameType vendor gameName stake validBet payout netWin currency status',
    ],
    ['ODSFE2_MemProfit', 'gameType stake validBet payout bonus rebate netProfit currency'],
    ['MCS2_getBonusDetails', 'time bonusId type title amount currency status turnoverRequired turnoverDone'],
  ])('gives %s as CSV with the same columns as every file', (relay, columns) => {
    expect(columnsOf(relay)).toEqual(columns.split(' '));
  });

  it('totals profit and loss without the key of a row', () => {
    const [row, total] = [namesOf(schema('ProfitRow', 'properties')), namesOf(schema('ProfitTotal', 'properties'))];
    expect(row.filter((name) => name !== 'gameType')).toEqual(total);
  });
});

describe('player protection', () => {
  const CHANGES: ReadonlyArray<readonly [string, string]> = [
    ['/wps/member/protection/limits/{kind}/{period}/confirm', 'PROTECTION_LOCKED'],
    ['/wps/member/protection/timeOut', 'PROTECTION_LOCKED'],
    ['/wps/member/protection/selfExclusion', 'PROTECTION_LOCKED'],
    ['/wps/member/protection/selfExclusion/lift', 'PROTECTION_LOCKED'],
    ['/wps/member/protection/selfExclusion/lift/confirm', 'PROTECTION_LOCKED'],
    ['/wps/member/identity', 'ORDER_STATE_INVALID'],
  ];

  it.each(CHANGES)('refuses %s with %s under status 409', (path, code) => {
    expect(namesOf(operation(path, 'post', 'responses', '409', 'content', 'application/json', 'examples'))).toContain(
      code,
    );
  });

  it('offers self-exclusion of 6, 12 and 60 months and time-outs of up to 42 days', () => {
    expect(schema('SelfExclusionRequest', 'properties', 'months', 'enum')).toEqual([6, 12, 60]);
    expect(schema('TimeOutRequest', 'properties', 'days', 'maximum')).toBe(42);
  });
});
