export { VendorCard } from './VendorCard.tsx';
export type { VendorCardProps } from './VendorCard.tsx';
