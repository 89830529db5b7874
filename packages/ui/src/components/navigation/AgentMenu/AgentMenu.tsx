import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useIsDesktop, useMedia } from '../../../theme/use-media.ts';
import { color, size, space } from '../../../theme/vars.ts';
import { Rail } from '../internal/rail.ts';
import type { SideMenuGroup, SideMenuItem } from '../internal/SideMenuItems.tsx';
import { SideMenuItems } from '../internal/SideMenuItems.tsx';
import { MenuShortcuts } from './MenuShortcuts.tsx';

export type { SideMenuGroup, SideMenuItem } from '../internal/SideMenuItems.tsx';

export interface AgentMenuProps<C extends ElementType = 'a'> {
  /** Accessible name of the landmark, and title of the sheet. */
  label: string;
  /** BrandMark that fits its place, usually in a link to home. */
  brand: ReactNode;
  /** Desktop: a SearchTrigger that fills its place. */
  search: ReactNode;
  groups: readonly SideMenuGroup<C>[];
  /** Money, messages and help of the account, small below the groups. */
  shortcuts: readonly SideMenuItem<C>[];
  /** Id of the current item. */
  current?: string;
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
  /** Language and theme. */
  tools: ReactNode;
  /** An AccountLine; not shown while the column of desktops has icons only. */
  account: ReactNode;
  /** Desktop: icon button at the end of the tools. */
  accountAction: ReactNode;
  /** Phone: the sheet is open. */
  open: boolean;
  onClose: () => void;
  closeLabel: string;
}

/** Width in px from which the column has labels. */
const LABELS_FROM = 1200;

// Lazy: includes MUI's modal, which only phones need.
const Sheet = lazy(async () => ({ default: (await import('./AgentMenuSheet.tsx')).AgentMenuSheet }));

// There is no header above it.
const Column = styled(Rail)({
  insetBlockStart: 0,
  minHeight: '100dvh',
  maxHeight: '100dvh',
  // A focused entry stays above the foot.
  scrollPaddingBlockEnd: '14rem',
  backgroundColor: color('bg'),
  color: color('text'),
});

const Brand = styled('div')({
  marginBlockEnd: space(1),
  paddingInline: space(2),
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: size('target'),
    color: 'inherit',
    textDecoration: 'none',
  },
});

const Search = styled('div')({ marginBlockEnd: space(2) });

// Sticky, so that it stays reachable below a long list, which fades where it goes on.
const Foot = styled('div')({
  position: 'sticky',
  insetBlockEnd: `calc(${space(3)} * -1)`,
  display: 'grid',
  gap: space(1),
  marginBlock: `auto calc(${space(3)} * -1)`,
  paddingBlock: space(2, 3),
  backgroundColor: color('bg'),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    height: space(4),
    background: `linear-gradient(to top, ${color('bg')}, transparent)`,
    pointerEvents: 'none',
  },
});

const Account = styled('div')({ paddingBlockStart: space(2), borderBlockStart: `1px solid ${color('line')}` });

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > :last-child': { marginInlineStart: 'auto' },
});

/** Navigation of the agent centre: a column of full height on desktops, a sheet on phones. */
export function AgentMenu<C extends ElementType = 'a'>(props: AgentMenuProps<C>) {
  const { label, brand, groups, shortcuts, current, linkComponent, tools, account, open, onClose } = props;
  const isDesktop = useIsDesktop();
  const isCollapsed = !useMedia(`(min-width:${LABELS_FROM}px)`);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (isDesktop) {
    return (
      <Column aria-label={label} data-ground="header" data-collapsed={isCollapsed}>
        <Brand>{brand}</Brand>
        <Search>{props.search}</Search>
        <SideMenuItems
          groups={isCollapsed ? [...groups, { id: 'shortcuts', items: shortcuts }] : groups}
          current={current}
          linkComponent={linkComponent}
          collapsed={isCollapsed}
          dense
        />
        <Foot>
          {!isCollapsed && (
            <>
              <MenuShortcuts items={shortcuts} current={current} linkComponent={linkComponent} />
              <Account>{account}</Account>
            </>
          )}
          <Tools>
            {tools}
            {props.accountAction}
          </Tools>
        </Foot>
      </Column>
    );
  }
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <Sheet
        label={label}
        open={open}
        onClose={onClose}
        closeLabel={props.closeLabel}
        account={account}
        shortcuts={<MenuShortcuts items={shortcuts} current={current} linkComponent={linkComponent} onPick={onClose} />}
        tools={tools}
      >
        <SideMenuItems
          groups={groups}
          current={current}
          linkComponent={linkComponent}
          collapsed={false}
          onPick={onClose}
        />
      </Sheet>
    </Suspense>
  );
}
