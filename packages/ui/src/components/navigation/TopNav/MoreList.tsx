import MenuItem from '@mui/material/MenuItem';
import type { ElementType } from 'react';
import { MenuPanel } from '../internal/MenuPanel.tsx';
import type { OpenMenu } from '../internal/use-menu-button.ts';
import type { TopNavItem } from './TopNav.tsx';

export interface MoreListProps extends OpenMenu {
  label: string;
  items: readonly TopNavItem<ElementType>[];
  current?: string;
  linkComponent: ElementType;
}

/** Menu of the items that do not fit; loaded with MUI's menu shortly before it is needed. */
export function MoreList({ items, current, linkComponent, ...panel }: MoreListProps) {
  return (
    <MenuPanel {...panel}>
      {items.map((item) => (
        <MenuItem
          key={item.id}
          component={linkComponent}
          {...item.link}
          selected={item.id === current}
          aria-current={item.id === current ? 'page' : undefined}
          onClick={panel.onClose}
        >
          {item.label}
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
