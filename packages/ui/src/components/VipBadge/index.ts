export { VipBadge } from './VipBadge.tsx';
export type { VipBadgeProps } from './VipBadge.tsx';
