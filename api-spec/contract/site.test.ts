import { describe, expect, it } from 'vitest';

import { callAt, contract, fieldsOf, operations, parametersByName } from './contract-reader.ts';

describe('the calls that the operator named', () => {
  it.each([
    ['/wps/session/login', 'post', 'login', false],
    ['/wps/session/logout', 'delete', 'logout', true],
    ['/wps/session/login/freeplay', 'post', 'loginFreePlay', false],
    ['/wps/member/info', 'get', 'getMemberInfo', true],
    ['/wps/member/register', 'put', 'registerMember', false],
    ['/wps/member/register/mobile', 'put', 'registerMemberByMobile', false],
    ['/wps/captcha', 'get', 'getCaptcha', false],
    ['/wps/game/launchGame', 'get', 'launchGame', true],
  ])(
    'are fixed: %s by %s is %s, with a token: %s [CALL-02] [CALL-03] [CALL-06] [CALL-28]',
    (path, method, operationId, hasToken) => {
      const found = operations.find((named) => named.operation.operationId === operationId);
      expect(found).toMatchObject({ path, method, operation: { 'x-origin': 'document' } });
      expect(found?.operation.security === undefined).toBe(hasToken);
    },
  );

  it('send the constants of the lists of games', () => {
    expect(parametersByName(callAt('get', '/wps/relay/GCSGAME_gameList'))).toMatchObject({
      clientType: 3,
      platform: 'flash,html5-desktop',
      merchant: 'any',
      gameName: 'any',
    });
  });
});

it('says of every call whether the operator fixed it', () => {
  const unmarked = operations.filter(
    ({ operation: { 'x-origin': origin } }) => !/^(document|derived)$/.test(origin ?? ''),
  );
  expect(unmarked.map(({ operation }) => operation.operationId)).toEqual([]);
});

it.each([
  ['LoginRequest', ['username', 'password', 'captcha', 'type', 'sliderVerification']],
  ['RegistrationFieldConfig', ['enabled', 'required', 'acceptedPattern', 'patternId', 'minLength', 'maxLength']],
  ['ResourceEntry', ['id', 'labelNameEn', 'url']],
  ['CustomerServiceEntry', ['csType', 'path']],
])('%s has the fields of the document, marked as fixed [ENT-01] [ENT-10] [ENT-23] [ENT-24]', (name, fields) => {
  expect(fieldsOf(name)).toEqual(expect.arrayContaining(fields));
  expect(contract.components.schemas[name]?.['x-document-fields']).toEqual(expect.arrayContaining(fields));
});

it('every way to log in answers one login result, with its end [ENT-04]', () => {
  const fields = ['token', 'expiresAt', 'firstTimeLogin', 'passwordExpired', 'user'];
  expect(contract.components.schemas['LoginResult']?.['required']).toEqual(expect.arrayContaining(fields));
  const logins = ['login', 'loginFreePlay', 'loginSocial', 'loginPhoneAuth', 'verifyTwoStepLogin'];
  const others = ['registerMember', 'registerMemberByMobile', 'resetPasswordByMobile'];
  const answers = operations.filter(({ operation }) => [...logins, ...others].includes(operation.operationId));
  expect(answers).toHaveLength(8);
  for (const { operation } of answers) {
    expect(JSON.stringify(operation.responses['200'])).toMatch(/schemas\/(Login|SocialLogin|Registration)Result"/);
  }
});
