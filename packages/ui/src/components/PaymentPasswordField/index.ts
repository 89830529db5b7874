export { PaymentPasswordField } from './PaymentPasswordField.tsx';
export type { PaymentPasswordFieldProps } from './PaymentPasswordField.tsx';
