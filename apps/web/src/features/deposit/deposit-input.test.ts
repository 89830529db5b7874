// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { clearDepositInput, saveDepositInput, readDepositInput } from './deposit-input.ts';

const input = { methodId: 'pm_1', amount: '750', payer: 'Maricel D. Santos', bonus: '' };
const EMPTY = { methodId: '', amount: '', payer: '', bonus: '' };

beforeEach(() => sessionStorage.clear());

it('returns the saved input until it is cleared', () => {
  saveDepositInput(sessionStorage, 'maricel', input);
  expect(readDepositInput(sessionStorage, 'maricel')).toEqual(input);
  clearDepositInput(sessionStorage);
  expect(readDepositInput(sessionStorage, 'maricel')).toEqual(EMPTY);
});

it('returns no input of another member', () => {
  saveDepositInput(sessionStorage, 'maricel', input);
  expect(readDepositInput(sessionStorage, 'amihan')).toEqual(EMPTY);
});

it.each(['', 'null', '{', '{"memberId":"maricel","amount":5}'])(
  'returns empty strings when the stored value is %j',
  (stored) => {
    sessionStorage.setItem('deposit-typed', stored);
    expect(readDepositInput(sessionStorage, 'maricel')).toEqual(EMPTY);
  },
);
