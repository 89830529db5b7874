import { Rail } from '../internal/rail.ts';

export interface SideMenuPlaceholderProps {
  /** Same as the menu's. */
  collapsed: boolean;
}

/** Reserves the space of a SideMenu whose code is loading. */
export function SideMenuPlaceholder({ collapsed }: SideMenuPlaceholderProps) {
  return <Rail as="div" aria-hidden data-collapsed={collapsed} />;
}
