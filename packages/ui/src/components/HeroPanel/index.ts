export { HeroPanel } from './HeroPanel.tsx';
export type { HeroPanelProps } from './HeroPanel.tsx';
