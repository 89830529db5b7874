import { Rail } from '../SideMenu/rail.ts';

export interface SideMenuRoomProps {
  /** As the menu's. */
  collapsed: boolean;
}

/** The room of a SideMenu whose code is on its way. */
export function SideMenuRoom({ collapsed }: SideMenuRoomProps) {
  return <Rail as="div" aria-hidden data-collapsed={collapsed} />;
}
