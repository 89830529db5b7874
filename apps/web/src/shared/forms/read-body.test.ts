import type { BodyRules } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { readBody, type FormRules } from './read-body.ts';

interface Body {
  account: string;
  secret?: string;
  amount?: string;
  note?: string;
  tiers?: { rate: string; label?: string }[];
  terms?: true;
}
type Values = {
  account: string;
  secret: string;
  amount: string;
  note: string;
  tiers: { rate: string; label: string }[];
};

const rules: BodyRules<Body> = {
  fields: {
    account: { required: true, minLength: 2, maxLength: 8 },
    secret: { maxLength: 8, format: 'password' },
    amount: { pattern: '^\\d+$' },
    note: { maxLength: 4 },
    tiers: { maxItems: 2, items: { fields: { rate: { required: true, pattern: '^0' }, label: {} } } },
    terms: { options: [true] },
  },
};
const EMPTY: Values = { account: '', secret: '', amount: '', note: '', tiers: [] };

async function read(values: Partial<Values>, formRules: FormRules<Body, Values> = {}): Promise<unknown> {
  const { body, errors } = await readBody(rules, formRules, { ...EMPTY, account: 'maricel', ...values });
  return Object.keys(errors).length > 0 ? errors : body;
}

it('trims texts except secrets, and leaves out what is empty, also inside lists', async () => {
  const tiers = [{ rate: ' 0.1 ', label: ' ' }];
  expect(await read({ account: ' maricel ', secret: ' a b ', note: '  ', tiers })).toEqual({
    account: 'maricel',
    secret: ' a b ',
    tiers: [{ rate: '0.1' }],
  });
});

it('names each refused field once, with the limit of the contract', async () => {
  const tiers = [
    { rate: '0.1', label: '' },
    { rate: '', label: '' },
  ];
  expect(await read({ account: 'm', note: 'too long', tiers })).toEqual({
    account: { type: 'TOO_SHORT', limit: 2 },
    note: { type: 'TOO_LONG', limit: 4 },
    tiers: [undefined, { rate: { type: 'REQUIRED' } }],
  });
});

it('reads a value as the form says, or refuses it for its reason', async () => {
  const formRules: FormRules<Body, Values> = {
    read: {
      amount: async ({ amount }) =>
        amount.endsWith(' pesos') ? { ok: true, value: amount.slice(0, -6) } : { ok: false, reason: 'CURRENCY' },
    },
  };
  expect(await read({ amount: '20 pesos' }, formRules)).toMatchObject({ amount: '20' });
  expect(await read({ amount: 'x pesos' }, formRules)).toEqual({ amount: { type: 'FORMAT' } });
  expect(await read({ amount: '20' }, formRules)).toEqual({ amount: { type: 'CURRENCY' } });
});

it('checks the rules of the form only where the contract accepts a value', async () => {
  const formRules: FormRules<Body, Values> = {
    required: ['note'],
    check: { note: (note, { account }) => (note === account ? undefined : 'MISMATCH') },
  };
  expect(await read({ account: 'abc', note: 'abc' }, formRules)).toEqual({ account: 'abc', note: 'abc' });
  expect(await read({ note: 'abcd' }, formRules)).toEqual({ note: { type: 'MISMATCH' } });
  expect(await read({ note: 'abcde' }, formRules)).toEqual({ note: { type: 'TOO_LONG', limit: 4 } });
  expect(await read({}, formRules)).toEqual({ note: { type: 'REQUIRED' } });
});

it('sends only the fields that the form asks for, and its constants', async () => {
  const formRules: FormRules<Body, Values> = { fields: ['account'], constants: () => ({ terms: true }) };
  expect(await read({ note: 'kept from another way to register' }, formRules)).toEqual({
    account: 'maricel',
    terms: true,
  });
});
