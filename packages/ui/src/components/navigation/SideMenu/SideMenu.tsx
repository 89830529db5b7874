import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { color, space } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import type { SideMenuGroup } from '../internal/SideMenuItems.tsx';
import { Rail } from '../internal/rail.ts';
import { SideMenuItems } from '../internal/SideMenuItems.tsx';

export type { SideMenuGroup, SideMenuItem } from '../internal/SideMenuItems.tsx';

export interface SideMenuProps<C extends ElementType = 'a'> {
  /** Accessible name of the landmark. */
  label: string;
  groups: readonly SideMenuGroup<C>[];
  /** Id of the current item. */
  current?: string;
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
  /** Desktop: icons only. */
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  /** Labels of the collapse and expand button. */
  collapseLabel: string;
  expandLabel: string;
  /** Phone: the drawer is open. */
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  /** Drawer slot above the items, e.g. the brand mark. */
  header?: ReactNode;
  /** Slot below the items, hidden while collapsed: language, server speed. */
  footer?: ReactNode;
}

// Lazy: includes MUI's modal, which only phones need.
const Drawer = lazy(async () => ({ default: (await import('../internal/SideMenuDrawer.tsx')).SideMenuDrawer }));

// Sticky, so that it stays reachable below a long list.
const Foot = styled('div')({
  position: 'sticky',
  insetBlockEnd: `calc(${space(3)} * -1)`,
  marginBlock: `auto calc(${space(3)} * -1)`,
  paddingBlock: space(2, 3),
  backgroundColor: color('bg'),
});

const CollapseButton = styled(IconButton)({ color: color('text2') });

/** Main navigation: a collapsible column on desktops, a drawer on phones. */
export function SideMenu<C extends ElementType = 'a'>(props: SideMenuProps<C>) {
  const { label, groups, current, linkComponent, collapsed, onCollapsedChange, open, footer } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <>
      <Rail aria-label={label} data-collapsed={collapsed}>
        <SideMenuItems groups={groups} current={current} linkComponent={linkComponent} collapsed={collapsed} />
        <Foot>
          {!collapsed && footer}
          <CollapseButton
            label={collapsed ? props.expandLabel : props.collapseLabel}
            aria-expanded={!collapsed}
            onClick={() => onCollapsedChange(!collapsed)}
          >
            <Icon name="sidebar" />
          </CollapseButton>
        </Foot>
      </Rail>
      {wasOpen && (
        <Suspense fallback={null}>
          <Drawer
            label={label}
            open={open}
            onClose={props.onClose}
            closeLabel={props.closeLabel}
            header={props.header}
            footer={footer}
          >
            <SideMenuItems
              groups={groups}
              current={current}
              linkComponent={linkComponent}
              collapsed={false}
              onPick={props.onClose}
            />
          </Drawer>
        </Suspense>
      )}
    </>
  );
}
