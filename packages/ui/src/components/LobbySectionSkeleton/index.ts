export { LobbySectionSkeleton } from './LobbySectionSkeleton.tsx';
export type { LobbySectionSkeletonProps } from './LobbySectionSkeleton.tsx';
