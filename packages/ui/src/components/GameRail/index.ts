export { GameRail } from './GameRail.tsx';
export type { GameRailProps } from './GameRail.tsx';
