export { BalancePill } from './BalancePill.tsx';
export type { BalancePillProps } from './BalancePill.tsx';
