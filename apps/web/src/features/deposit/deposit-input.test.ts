// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { clearDepositInput, saveDepositInput, readDepositInput } from './deposit-input.ts';

const typed = { methodId: 'pm_1', amount: '750', payer: 'Maricel D. Santos', bonus: '' };
const NOTHING = { methodId: '', amount: '', payer: '', bonus: '' };

beforeEach(() => sessionStorage.clear());

it('keeps what a member has typed for a deposit, until it is forgotten', () => {
  saveDepositInput(sessionStorage, 'maricel', typed);
  expect(readDepositInput(sessionStorage, 'maricel')).toEqual(typed);
  clearDepositInput(sessionStorage);
  expect(readDepositInput(sessionStorage, 'maricel')).toEqual(NOTHING);
});

it('shows nobody what another member has typed', () => {
  saveDepositInput(sessionStorage, 'maricel', typed);
  expect(readDepositInput(sessionStorage, 'amihan')).toEqual(NOTHING);
});

it.each(['', 'null', '{', '{"memberId":"maricel","amount":5}'])('is nothing when what was kept is %j', (kept) => {
  sessionStorage.setItem('deposit-typed', kept);
  expect(readDepositInput(sessionStorage, 'maricel')).toEqual(NOTHING);
});
