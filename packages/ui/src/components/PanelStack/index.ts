export { PanelStack, type PanelStackProps } from './PanelStack.tsx';
