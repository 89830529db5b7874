export { VendorMenu } from './VendorMenu.tsx';
export type { VendorMenuProps } from './VendorMenu.tsx';
