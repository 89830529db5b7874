import { formatAmount, formatMoney, multiplyAmount, parseAmount, readAmountInput } from '@croupier/sdk/rules';

const reading = readAmountInput('١٢٫٥', { currency: 'PHP', minimum: '10.00', maximum: '50000.00' });
if (!reading.ok) throw new Error(`The form shows the text of ${reading.reason}.`);

// On the wire: '12.50'. On screen: by language. The fee: rounded as your rules say.
export const amount = formatAmount(reading.amount);
export const shown = formatMoney(amount, 'PHP', 'en-PH');
export const fee = formatAmount(multiplyAmount(parseAmount(amount, 'PHP'), '0.015', 'half-up'));
