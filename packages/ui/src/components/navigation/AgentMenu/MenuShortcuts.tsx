import styled from '@emotion/styled';
import type { ElementType } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { CountBadge } from '../../display/CountBadge/CountBadge.tsx';
import type { SideMenuItem } from '../internal/SideMenuItems.tsx';

export interface MenuShortcutsProps<C extends ElementType = 'a'> {
  items: readonly SideMenuItem<C>[];
  current?: string | undefined;
  linkComponent?: C | undefined;
  /** Called after any item was pressed. */
  onPick?: () => void;
}

/** Three in a row of the column, four in the sheet of most phones; fewer with large text. */
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.125rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Shortcut = styled('a')({
  boxSizing: 'border-box',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(1),
  width: '100%',
  minHeight: size('target'),
  margin: 0,
  padding: `${space(0.5)} 0`,
  border: 0,
  borderRadius: radius('control'),
  background: 'none',
  color: color('text2'),
  ...typeStyle('nav'),
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { backgroundColor: color('surface2'), color: color('text') } },
  '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  '&[aria-current]': { backgroundColor: color('surface3'), color: color('text') },
  [media.forcedColors]: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
});

/** Small entries with the label below the icon, for what belongs to the account: money, messages, help. */
export function MenuShortcuts<C extends ElementType = 'a'>(props: MenuShortcutsProps<C>) {
  const { items, current, linkComponent = 'a', onPick } = props;
  return (
    <List role="list">
      {items.map(({ id, label, icon, link, onSelect, badge }) => (
        <li key={id}>
          <Shortcut
            {...(link ? { as: linkComponent, ...link } : { as: 'button', type: 'button' })}
            aria-current={id === current ? 'page' : undefined}
            onClick={() => {
              onSelect?.();
              onPick?.();
            }}
          >
            {badge ? <CountBadge {...badge}>{icon}</CountBadge> : icon}
            <span>{label}</span>
          </Shortcut>
        </li>
      ))}
    </List>
  );
}
