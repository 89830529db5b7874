export { NewPasswordField } from './NewPasswordField.tsx';
export type { NewPasswordFieldProps, PasswordRule } from './NewPasswordField.tsx';
