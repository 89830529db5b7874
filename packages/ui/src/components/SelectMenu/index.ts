export { SelectMenu } from './SelectMenu.tsx';
export type { SelectMenuOption, SelectMenuProps } from './SelectMenu.tsx';
