export { BrandProvider } from './BrandProvider.tsx';
export type { BrandProviderProps } from './BrandProvider.tsx';
