export { HeroRow } from './HeroRow.tsx';
export type { HeroRowProps } from './HeroRow.tsx';
