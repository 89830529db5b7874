export { SideMenu } from './SideMenu.tsx';
export type { SideMenuProps } from './SideMenu.tsx';
export type { SideMenuGroup, SideMenuItem } from './SideMenuItems.tsx';
