export { TermsCheckbox, type TermsCheckboxProps } from './TermsCheckbox.tsx';
