import { beforeEach, expect, it } from 'vitest';

import { createFormDraft } from './form-draft.ts';

const draft = createFormDraft('deposit-typed', ['methodId', 'amount']);

beforeEach(() => sessionStorage.clear());

it('returns the saved texts until they are cleared', () => {
  draft.save('maricel', { methodId: 'pm_1', amount: '' });
  expect(draft.read('maricel')).toEqual({ methodId: 'pm_1' });
  draft.clear();
  expect([draft.read('maricel'), sessionStorage.length]).toEqual([{}, 0]);
});

it('stores named texts only', () => {
  draft.save('maricel', { amount: '750', paymentPassword: '771902', remember: true });
  expect(sessionStorage.getItem('deposit-typed')).toBe('{"owner":"maricel","values":{"amount":"750"}}');
});

it('returns no texts of another owner', () => {
  draft.save('maricel', { amount: '750' });
  expect(draft.read('amihan')).toEqual({});
});

it.each(['', 'null', '{', '{"owner":"maricel","values":{"amount":5}}', '{"owner":"maricel","values":"750"}'])(
  'returns no texts when the stored value is %j',
  (stored) => {
    sessionStorage.setItem('deposit-typed', stored);
    expect(draft.read('maricel')).toEqual({});
  },
);
