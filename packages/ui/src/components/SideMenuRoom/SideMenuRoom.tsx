import { Rail } from '../SideMenu/rail.ts';

export interface SideMenuRoomProps {
  /** Same as the menu's. */
  collapsed: boolean;
}

/** Reserves the space of a SideMenu whose code is loading. */
export function SideMenuRoom({ collapsed }: SideMenuRoomProps) {
  return <Rail as="div" aria-hidden data-collapsed={collapsed} />;
}
