import { addAmounts, formatAmount, multiplyAmount, parseAmount } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { SETTLEMENT } from './SettlementExample.tsx';

it.each(['PHP', 'JPY'])('the example of a settlement adds up when it is paid in %s', (currency) => {
  const { loss, carried, rate, paid } = SETTLEMENT;
  const base = addAmounts(parseAmount(loss, currency), parseAmount(carried, currency));
  expect(formatAmount(multiplyAmount(base, rate, 'down'))).toBe(formatAmount(parseAmount(paid, currency)));
});
