export { GameTile } from './GameTile.tsx';
export type { GameTileGame, GameTileLabels, GameTileProps } from './GameTile.tsx';
