export { AmountField } from './AmountField.tsx';
export type { AmountChoice, AmountFieldProps } from './AmountField.tsx';
