import { describe, expect, it } from 'vitest';

import {
  answerOf,
  callAt,
  codesOf,
  contract,
  enumOf,
  fieldsOf,
  isEncrypted,
  propertiesOf,
  referenceTo,
  relayCall,
  requestOf,
  requiredOf,
} from './contract-reader.ts';

describe("the member's data and passwords", () => {
  it('has one field for everything that a member is, except the password [CALL-86] [ENT-07]', () => {
    expect(callAt('get', '/wps/member/info').operationId).toBe('getMemberInfo');
    const names = fieldsOf('MemberInfo');
    expect(names).toEqual(
      expect.arrayContaining(
        (
          'id account nickname userName type isLogin isAgent isTrial firstTimeLogin balance currencySymbol ' +
          'unreadMessage availablePromoCount availablePromo hasVip vipLabelName vipRankLevel'
        ).split(' '),
      ),
    );
    expect(names).not.toContain('password');
    const { availablePromo = {} } = propertiesOf(referenceTo('MemberInfo'));
    expect(requiredOf(propertiesOf(availablePromo)['REFERRAL'] ?? {})).toEqual(['enabled']);
  });

  it('says in the member info whether the member takes a break', () => {
    expect(requiredOf(referenceTo('MemberInfo'))).toContain('break');
    expect(enumOf('BreakState')).toEqual(['NONE', 'TIME_OUT', 'SELF_EXCLUSION']);
  });

  it('changes the password by an encrypted request with the old and the new one [CALL-09]', () => {
    const call = callAt('put', '/wps/member/password');
    expect(isEncrypted(call)).toBe(true);
    // An account without a password has no old one, so it is not among the required fields.
    expect(fieldsOf('PasswordChange')).toContain('oldPassword');
    expect(requiredOf(requestOf(call))).toEqual(['newPassword', 'confirmNewPassword']);
    expect(call.security).toBeUndefined();
  });

  it('asks for a reset link by user name and email as a form [CALL-10]', () => {
    const { requestBody } = callAt('post', '/wps/member/password/email');
    const form = requestBody?.content['application/x-www-form-urlencoded'];
    expect(requiredOf(form?.schema ?? {})).toEqual(['username', 'email']);
  });

  it('resets the password by an encrypted request with number and code [CALL-11]', () => {
    const call = callAt('post', '/wps/member/password/verification');
    expect([call.operationId, isEncrypted(call)]).toEqual(['resetPasswordByMobile', true]);
    expect(requiredOf(requestOf(call))).toEqual(
      expect.arrayContaining(['newPassword', 'mobileNum', 'verificationCode']),
    );
  });

  it.each([
    ['an avatar', '/wps/member/info/icon', 'put', 'updateMemberIcon'],
    ['the end of the first login', '/wps/member/firstLogin', 'post', 'runFirstLogin'],
    ['a language', '/wps/member/language', 'put', 'updateLanguage'],
  ] as const)('takes %s of a caller with a token [CALL-12] [CALL-87] [CALL-92]', (_what, path, method, id) => {
    const { operationId, security } = callAt(method, path);
    expect([operationId, security]).toEqual([id, undefined]);
    expect(Reflect.get(contract, 'security')).toEqual([{ memberToken: [] }]);
  });

  it('takes the language as the only field of its request [CALL-92]', () => {
    expect(Object.keys(propertiesOf(requestOf(callAt('put', '/wps/member/language'))))).toEqual(['language']);
  });
});

describe('the records', () => {
  it('lists movements of a member or an agent by the relay call of the document [CALL-72]', () => {
    const call = relayCall('get', 'ODSFE2_MemTransDet');
    expect([call.operationId, call['x-roles']]).toEqual(['listTransactions', ['member', 'agent']]);
    expect(requiredOf(referenceTo('Transaction'))).toEqual(
      expect.arrayContaining(['time', 'type', 'amount', 'balanceAfter', 'currency', 'status']),
    );
    expect(requiredOf(referenceTo('TransactionSummary'))).toEqual(['count', 'totalIn', 'totalOut', 'currency']);
  });

  it.each([
    ['ODSFE2_MemTransDet', 'time transactionId type amount balanceAfter currency status remark account'],
    [
      'ODSFE2_MemBetRecord',
      'placedAt settledAt betId roundId gameType vendor gameName stake validBet payout netWin currency status account',
    ],
    ['ODSFE2_MemProfit', 'gameType stake validBet payout bonus rebate netProfit currency'],
    ['MCS2_getBonusDetails', 'time bonusId type title amount currency status turnoverRequired turnoverDone'],
  ])('gives %s as CSV with the same columns as every file', (relay, columns) => {
    expect(answerOf(relayCall('get', relay), 200, 'text/csv')?.['x-csv-columns']).toEqual(columns.split(' '));
  });

  it('totals profit and loss without the key of a row', () => {
    const row = fieldsOf('ProfitRow').filter((name) => name !== 'gameType');
    expect(row).toEqual(fieldsOf('ProfitTotal'));
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
    expect(codesOf(callAt('post', path), 409)).toContain(code);
  });

  it('offers self-exclusion of 6, 12 and 60 months and time-outs of up to 42 days', () => {
    expect(propertiesOf(referenceTo('SelfExclusionRequest'))['months']).toMatchObject({ enum: [6, 12, 60] });
    expect(propertiesOf(referenceTo('TimeOutRequest'))['days']).toMatchObject({ maximum: 42 });
  });
});
