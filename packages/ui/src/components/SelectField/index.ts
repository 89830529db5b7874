export { SelectField } from './SelectField.tsx';
export type { SelectFieldOption, SelectFieldProps } from './SelectField.tsx';
