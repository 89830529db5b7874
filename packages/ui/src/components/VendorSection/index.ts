export { VendorSection } from './VendorSection.tsx';
export type { VendorSectionProps } from './VendorSection.tsx';
