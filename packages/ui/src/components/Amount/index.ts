export { Amount } from './Amount.tsx';
export type { AmountProps, AmountTone } from './Amount.tsx';
