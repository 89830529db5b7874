export { WinnerBoardSkeleton } from './WinnerBoardSkeleton.tsx';
export type { WinnerBoardSkeletonProps } from './WinnerBoardSkeleton.tsx';
