export { VendorGrid, type VendorGridProps, type VendorGridVendor } from './VendorGrid.tsx';
