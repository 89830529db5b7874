export { MenuPanel } from './MenuPanel.tsx';
export type { MenuPanelProps } from './MenuPanel.tsx';
