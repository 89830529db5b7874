export { GameStage } from './GameStage.tsx';
export type { GameStageProps } from './GameStage.tsx';
