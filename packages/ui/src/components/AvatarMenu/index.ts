export { AvatarMenu } from './AvatarMenu.tsx';
export type { AvatarMenuItem, AvatarMenuProps } from './AvatarMenu.tsx';
