export { LazyImage } from './LazyImage.tsx';
export type { LazyImageProps } from './LazyImage.tsx';
