export { ChoiceRow } from './ChoiceRow.tsx';
export type { ChoiceItem, ChoiceProps, ChoiceRowProps } from './ChoiceRow.tsx';
