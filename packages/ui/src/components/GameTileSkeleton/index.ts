export { GameTileSkeleton } from './GameTileSkeleton.tsx';
export type { GameTileSkeletonProps } from './GameTileSkeleton.tsx';
