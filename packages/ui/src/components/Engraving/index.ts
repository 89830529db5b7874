export { Engraving } from './Engraving.tsx';
export type { EngravingProps } from './Engraving.tsx';
