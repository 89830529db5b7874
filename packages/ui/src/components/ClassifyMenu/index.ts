export { ClassifyMenu } from './ClassifyMenu.tsx';
export type { ClassifyMenuProps } from './ClassifyMenu.tsx';
