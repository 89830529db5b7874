import { registerMemberByMobileBody } from '@croupier/sdk/bodies';
import { expect, it } from 'vitest';

import { readBody } from '../../shared/forms/read-body.ts';
import { registrationRules } from './registration-rules.ts';
import { FIELD_NAMES, getVisibleFields, type FieldName, type RegistrationValues } from './registration-fields.ts';

const configs = {
  username: { enabled: true, required: false, patternId: 4, minLength: 6, maxLength: 16 },
  password: { enabled: true, required: false, patternId: 18, minLength: 8, maxLength: 20 },
  confirmPassword: { enabled: true, required: false },
  email: { enabled: true, required: true, patternId: 5, minLength: 6, maxLength: 254 },
  nickname: { enabled: true, required: false, patternId: 16, minLength: 2, maxLength: 40 },
  birthday: { enabled: true, required: true, patternId: 12 },
  qqNum: { enabled: false, required: true },
};
const validValues: Partial<Record<FieldName, string>> = {
  username: 'luningning',
  password: 'Ilangilang8',
  confirmPassword: 'Ilangilang8',
  email: ' luningning@mail.example ',
  birthday: '2005-11-21',
};

async function validate(
  change: Partial<Record<FieldName, string>>,
  termsAccepted = true,
): Promise<Record<string, unknown>> {
  const empty = Object.fromEntries(FIELD_NAMES.map((name) => [name, '']));
  // Has an entry for every field name.
  const values = { ...empty, ...validValues, ...change, termsAccepted } as RegistrationValues;
  const rules = registrationRules({
    visibleFields: getVisibleFields(configs, 'USERNAME', {}),
    minimumAge: 21,
    now: () => new Date('2026-11-21T04:00:00Z'),
    timeZone: 'Asia/Manila',
    isTaken: (name, value) => name === 'username' && value === 'maricel',
    mobile: { read: async (value) => ({ ok: true, value: value || undefined }), dialing: () => ({}) },
  });
  const { errors } = await readBody(registerMemberByMobileBody, rules, values);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.type]));
}

it('has nothing against a registration in which all is well; what is not required may stay empty [VAL-05]', async () => {
  expect(await validate({})).toEqual({});
});

it.each([
  [
    { username: '', password: '', confirmPassword: '' },
    { username: 'REQUIRED', password: 'REQUIRED', confirmPassword: 'REQUIRED' },
  ],
  [{ email: '  ' }, { email: 'REQUIRED' }],
  [{ username: '7th heaven' }, { username: 'PATTERN' }],
  [{ username: 'maricel' }, { username: 'TAKEN' }],
  [{ confirmPassword: 'Ilangilang9' }, { confirmPassword: 'MISMATCH' }],
  [{ nickname: 'L' }, { nickname: 'TOO_SHORT' }],
  [{ birthday: '2005-11-22' }, { birthday: 'TOO_YOUNG' }],
  [{ birthday: '2027-01-01' }, { birthday: 'NOT_A_BIRTHDAY' }],
] satisfies [Partial<Record<FieldName, string>>, object][])(
  '%j is refused as %j [VAL-06] [VAL-07] [VAL-12] [VAL-33]',
  async (change, errorTypes) => {
    expect(await validate(change)).toEqual(errorTypes);
  },
);

it('asks for the terms, and for no field that the platform hides [VAL-09] [REG-03]', async () => {
  expect(await validate({}, false)).toEqual({ termsAccepted: 'NOT_OFFERED' });
});
