export { GameGrid } from './GameGrid.tsx';
export type { GameGridProps, GameGridSnapshot } from './GameGrid.tsx';
