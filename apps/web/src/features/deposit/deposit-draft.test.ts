// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { clearDepositDraft, saveDepositDraft, readDraft } from './deposit-draft.ts';
import { saveInstructions, readInstructions } from './payment-instructions.ts';

const draft = {
  intent: 'one',
  memberId: 'maricel',
  body: {
    methodId: 'pm_1',
    amount: '500.00',
    currency: 'PHP',
    payerName: 'Maricel D. Santos',
    promotionId: 'promo_welcome100',
  },
} as const;

beforeEach(() => sessionStorage.clear());

describe('a deposit that was submitted', () => {
  it('is found again as it was, until it is forgotten', () => {
    saveDepositDraft(sessionStorage, draft);
    expect(readDraft(sessionStorage, 'maricel')).toEqual(draft);
    clearDepositDraft(sessionStorage);
    expect(readDraft(sessionStorage, 'maricel')).toBeUndefined();
  });

  it('is not submitted by another member', () => {
    saveDepositDraft(sessionStorage, draft);
    expect(readDraft(sessionStorage, 'amihan')).toBeUndefined();
  });

  it.each(['', 'null', '{', '{"intent":"one"}', '{"intent":1,"memberId":"maricel","body":{}}'])(
    'is none when what was kept is %j',
    (kept) => {
      sessionStorage.setItem('deposit-draft', kept);
      expect(readDraft(sessionStorage, 'maricel')).toBeUndefined();
    },
  );
});

describe('how an order is paid', () => {
  const ORIGIN = 'http://localhost:4173';
  const order = {
    orderId: 'dep_1',
    methodId: 'pm_1',
    amount: '500.00',
    currency: 'PHP',
    status: 'PENDING',
    createdAt: '2026-11-21T00:00:00Z',
  } as const;
  const keep = (payUrl: string): void =>
    saveInstructions(sessionStorage, { success: true, value: { depositOrder: order, payUrl } });

  it('is known after a reload', () => {
    keep('https://pay.example/1');
    expect(readInstructions(sessionStorage, 'dep_1', ORIGIN)).toEqual({ payUrl: 'https://pay.example/1' });
    expect(readInstructions(sessionStorage, 'dep_2', ORIGIN)).toEqual({});
    keep(`${ORIGIN}/mock-pages/payments/dep_1`);
    expect(readInstructions(sessionStorage, 'dep_1', ORIGIN).payUrl).toContain('/payments/dep_1');
  });

  it.each(['http://pay.example', 'javascript:alert(1)', 'pay'])(
    'leads to no page that is neither https nor of this site: %s',
    (payUrl) => {
      keep(payUrl);
      expect(readInstructions(sessionStorage, 'dep_1', ORIGIN)).toEqual({});
    },
  );
});
