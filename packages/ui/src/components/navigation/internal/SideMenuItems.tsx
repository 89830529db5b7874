import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { useId } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';
import { CountBadge } from '../../display/CountBadge/CountBadge.tsx';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { useTooltip } from './use-tooltip.tsx';

export interface SideMenuItem<C extends ElementType = 'a'> {
  id: string;
  label: string;
  icon: ReactNode;
  /** Target URL; without it the item is a button. */
  link?: LinkTarget<C>;
  onSelect?: () => void;
  /** Badge count. */
  badge?: { count: number; label: string };
}

export interface SideMenuGroup<C extends ElementType = 'a'> {
  id: string;
  /** Heading of the group. */
  label?: string;
  items: readonly SideMenuItem<C>[];
}

export interface SideMenuItemsProps<C extends ElementType = 'a'> {
  groups: readonly SideMenuGroup<C>[];
  current?: string;
  linkComponent?: C;
  /** Icons only; labels appear as tooltips. */
  collapsed: boolean;
  /** Less space between entries and groups, for a long menu that should fit. */
  dense?: boolean;
  /** Called after any item was pressed. */
  onPick?: () => void;
}

export const Group = styled('div')({
  '& + &': { marginBlockStart: space(3), paddingBlockStart: space(3), borderBlockStart: `1px solid ${color('line')}` },
  '[data-dense="true"] > & + &': { marginBlockStart: space(1.5), paddingBlockStart: space(1.5) },
});

const Heading = styled('h2')({
  margin: 0,
  padding: space(1, 3),
  ...typeStyle('meta'),
  fontWeight: 600,
  color: color('text3'),
  '[data-collapsed="true"] &': visuallyHidden,
});

export const List = styled('ul')({
  display: 'grid',
  gap: space(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '[data-dense="true"] &': { gap: 0 },
});

export const Entry = styled('a')({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: size('target'),
  margin: 0,
  padding: space(1.5, 3),
  border: '1px solid transparent',
  borderRadius: radius('control'),
  background: 'none',
  color: color('text2'),
  ...typeStyle('label'),
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: transition(['background-color', 'color']),
  '&:focus-visible': { outlineOffset: -3, borderRadius: radius('control') },
  [media.hover]: {
    '&:hover': { backgroundColor: color('surface2'), color: color('text') },
    // A pointer needs a smaller target than a finger.
    '[data-dense="true"] &': { minHeight: 40 },
  },
  '&[aria-current]': { backgroundColor: color('surface3'), color: color('text') },
  '&[aria-current] > svg': { color: color('accent') },
  // All entries have an outline then.
  [media.forcedColors]: { '&[aria-current]': { borderWidth: 3, borderColor: 'Highlight' } },
});

const ItemLabel = styled('span')({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '[data-collapsed="true"] &': visuallyHidden,
});

const Badge = styled('span')({
  display: 'inline-flex',
  '[data-collapsed="true"] &': { position: 'absolute', insetBlockStart: 1, insetInlineStart: 26 },
});

/** Groups of a side menu, for column and drawer. */
export function SideMenuItems<C extends ElementType = 'a'>(props: SideMenuItemsProps<C>) {
  const { groups, current, linkComponent = 'a', collapsed, dense = false, onPick } = props;
  const id = useId();
  const { tip, tipProps } = useTooltip();
  return (
    <div data-collapsed={collapsed} data-dense={dense}>
      {groups.map((group) => (
        <Group key={group.id}>
          {group.label !== undefined && <Heading id={`${id}-${group.id}`}>{group.label}</Heading>}
          <List aria-labelledby={group.label === undefined ? undefined : `${id}-${group.id}`}>
            {group.items.map(({ id: key, label, icon, link, onSelect, badge }) => (
              <li key={key}>
                <Entry
                  {...(link ? { as: linkComponent, ...link } : { as: 'button', type: 'button' })}
                  aria-current={key === current ? 'page' : undefined}
                  onClick={() => {
                    onSelect?.();
                    onPick?.();
                  }}
                  {...(collapsed && tipProps(label))}
                >
                  {icon}
                  <ItemLabel>{label}</ItemLabel>
                  {badge && (
                    <Badge>
                      <CountBadge {...badge} />
                    </Badge>
                  )}
                </Entry>
              </li>
            ))}
          </List>
        </Group>
      ))}
      {tip}
    </div>
  );
}
