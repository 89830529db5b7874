// @vitest-environment node
import { expect, it } from 'vitest';

import { ConfigError, parseRuntimeConfig } from './runtime-config.ts';

const FIREBASE = {
  service: 'firebase',
  apiKey: 'AIzaSyExample-Key_0123456789',
  authDomain: 'croupier.firebaseapp.com',
  projectId: 'croupier-ph',
  channel: 'ph-main',
};
const parse = (identity: unknown) => parseRuntimeConfig({ brand: 'croupier', apiBase: '', identity }).identity;

it('has no identity service unless one is configured [LOGIN-09]', () => {
  expect(parse(undefined)).toBeUndefined();
  expect(parse({ service: 'sandbox' })).toEqual({ service: 'sandbox' });
  expect(parse({ ...FIREBASE, more: 1 })).toEqual(FIREBASE);
});

it.each([
  ['no object', 'firebase'],
  ['null', null],
  ['an unknown service', { service: 'other' }],
  ['a missing key', { ...FIREBASE, apiKey: undefined }],
  ['a domain with a path', { ...FIREBASE, authDomain: 'croupier.example/x' }],
  ['a domain that ends the directive', { ...FIREBASE, authDomain: 'a.example; script-src *' }],
  ['an empty channel', { ...FIREBASE, channel: '' }],
])('is refused for %s', (_what, identity) => {
  expect(() => parse(identity)).toThrow(ConfigError);
});
