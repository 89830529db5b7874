import { describe, expect, it } from 'vitest';

import { isReference, resolve } from '../codegen/contract.ts';
import {
  answerOf,
  callAt,
  contract,
  enumOf,
  exampleOf,
  fieldsOf,
  operationNamed,
  operations,
  parametersByName,
  propertiesOf,
  referenceTo,
  requiredOf,
  valueOf,
} from './contract-reader.ts';

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

const SITE_TAGS: ReadonlySet<string> = new Set(
  'session verification member message feedback chat system content'.split(' '),
);
const callsOfSite = operations.filter(({ operation }) => operation.tags.some((tag) => SITE_TAGS.has(tag)));

it('names the answers of the calls of people and site by schemas', () => {
  const values = callsOfSite.map(({ operation }) => [operation.operationId, valueOf(operation)] as const);
  expect(values.length).toBeGreaterThan(60);
  const unnamed = values.filter(([, value]) => !isReference(value) && Object.keys(value).length > 0);
  expect(unnamed.map(([id]) => id)).toEqual([]);
});

it.each([
  ['getSystemStatus', 'status', [0, 1, 2]],
  ['getJackpot', 'mode', ['DEMO', 'SERVER', 'OFF']],
  ['checkAccountAvailability', 'available', [true, false]],
  ['getSiteConfiguration', 'maintenance', [false, true]],
  ['login', 'passwordIsDefault', [false, true]],
  ['loginSocial', 'registered', [false, true]],
] as const)('shows by examples of %s each value of %s', (id, field, states) => {
  const operation = operationNamed(id);
  const names = Object.keys(answerOf(operation)?.examples ?? {});
  const shown = new Set(names.map((name) => Reflect.get(Object(exampleOf(operation, name)), field)));
  expect(shown).toEqual(new Set<unknown>(states));
});

it('gives a popup an id, and names the five social channels [ENT-18] [ENT-23]', () => {
  expect(requiredOf(referenceTo('PopupItem'))).toEqual(['id', 'execution', 'title', 'content']);
  const { id } = propertiesOf(referenceTo('ResourceEntry'));
  expect(id).toMatchObject({ enum: ['FACEBOOK', 'TELEGRAM', 'WHATSAPP', 'LINE', 'ZALO'] });
});

it('marks every password that is sent as one', () => {
  const unmarked = Object.keys(contract.components.schemas).flatMap((schema) =>
    Object.entries(propertiesOf(referenceTo(schema)))
      .filter(([name, part]) => /password$/i.test(name) && 'type' in part && part['format'] !== 'password')
      .map(([name]) => `${schema}.${name}`),
  );
  expect(unmarked).toEqual([]);
});

it('names no error code that only a mock can answer', () => {
  expect(enumOf('ErrorCode')).not.toContain('NOT_IMPLEMENTED');
});

it('says with every limit when the next call is possible', () => {
  const silent = operations.filter(({ operation }) => {
    const answer = resolve(contract, operation.responses['429'] ?? { description: '' });
    return !Object.hasOwn(Object(Reflect.get(answer, 'headers')), 'Retry-After');
  });
  expect(silent.map(({ operation }) => operation.operationId)).toEqual([]);
});
