export { StatusChip } from './StatusChip.tsx';
export type { StatusChipProps, StatusTone } from './StatusChip.tsx';
