import { beforeEach, describe, expect, it } from 'vitest';

import { saveInstructions, readInstructions } from './payment-instructions.ts';

beforeEach(() => sessionStorage.clear());

describe('payment instructions', () => {
  const ORIGIN = 'http://localhost:4173';
  const order = {
    orderId: 'dep_1',
    methodId: 'pm_1',
    methodName: 'E-wallet',
    methodKind: 'EWALLET',
    amount: '500.00',
    currency: 'PHP',
    status: 'PENDING',
    createdAt: '2026-11-21T00:00:00Z',
  } as const;
  const save = (payUrl: string): void => saveInstructions(sessionStorage, { depositOrder: order, payUrl });

  it('returns the instructions of the order they were saved for', () => {
    save('https://pay.example/1');
    expect(readInstructions(sessionStorage, 'dep_1', ORIGIN)).toEqual({ payUrl: 'https://pay.example/1' });
    expect(readInstructions(sessionStorage, 'dep_2', ORIGIN)).toEqual({});
    save(`${ORIGIN}/mock-pages/payments/dep_1`);
    expect(readInstructions(sessionStorage, 'dep_1', ORIGIN).payUrl).toContain('/payments/dep_1');
  });

  it.each(['http://pay.example', 'javascript:alert(1)', 'pay'])(
    'omits a payment URL that is neither https nor on this site: %s',
    (payUrl) => {
      save(payUrl);
      expect(readInstructions(sessionStorage, 'dep_1', ORIGIN)).toEqual({});
    },
  );
});
