export { DateRangeField } from './DateRangeField.tsx';
export type { DatePreset, DateRange, DateRangeFieldProps } from './DateRangeField.tsx';
