// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { forgetTyped, keepTyped, readTyped } from './typed-deposit.ts';

const typed = { methodId: 'pm_1', amount: '750', payer: 'Maricel D. Santos', bonus: '' };
const NOTHING = { methodId: '', amount: '', payer: '', bonus: '' };

beforeEach(() => sessionStorage.clear());

it('keeps what a member has typed for a deposit, until it is forgotten', () => {
  keepTyped(sessionStorage, 'maricel', typed);
  expect(readTyped(sessionStorage, 'maricel')).toEqual(typed);
  forgetTyped(sessionStorage);
  expect(readTyped(sessionStorage, 'maricel')).toEqual(NOTHING);
});

it('shows nobody what another member has typed', () => {
  keepTyped(sessionStorage, 'maricel', typed);
  expect(readTyped(sessionStorage, 'amihan')).toEqual(NOTHING);
});

it.each(['', 'null', '{', '{"memberId":"maricel","amount":5}'])('is nothing when what was kept is %j', (kept) => {
  sessionStorage.setItem('deposit-typed', kept);
  expect(readTyped(sessionStorage, 'maricel')).toEqual(NOTHING);
});
