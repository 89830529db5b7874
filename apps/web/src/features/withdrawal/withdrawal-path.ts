import { paths } from '../../shared/paths.ts';

/** URL of one withdrawal. */
export const withdrawalPath = (orderId: string): string => `${paths.withdrawal}?order=${encodeURIComponent(orderId)}`;
