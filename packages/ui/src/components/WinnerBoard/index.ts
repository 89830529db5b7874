export { WinnerBoard } from './WinnerBoard.tsx';
export type { Winner, WinnerBoardProps } from './WinnerBoard.tsx';
