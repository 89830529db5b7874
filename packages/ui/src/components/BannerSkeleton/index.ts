export { BannerSkeleton } from './BannerSkeleton.tsx';
export type { BannerSkeletonProps } from './BannerSkeleton.tsx';
