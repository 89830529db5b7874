export { AutocompleteField } from './AutocompleteField.tsx';
export type { AutocompleteFieldProps, AutocompleteOption } from './AutocompleteField.tsx';
