export { CategoryMenu } from './CategoryMenu.tsx';
export type { CategoryMenuProps } from './CategoryMenu.tsx';
