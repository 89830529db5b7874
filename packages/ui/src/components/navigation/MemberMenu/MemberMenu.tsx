import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { useId } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { CountBadge } from '../../display/CountBadge/CountBadge.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { SideMenuItem } from '../internal/SideMenuItems.tsx';
import { Entry, Group, List } from '../internal/SideMenuItems.tsx';

export interface MemberMenuItem<C extends ElementType = 'a'> extends SideMenuItem<C> {
  /** One fact that answers a question without opening the page: an amount, a state. Left out when it is unknown. */
  fact?: ReactNode;
}

export interface MemberMenuGroup<C extends ElementType = 'a'> {
  id: string;
  /** Heading in the list; for screen readers only in the column. */
  label: string;
  /** For screen readers only in the list too. */
  labelHidden?: boolean;
  items: readonly MemberMenuItem<C>[];
}

export interface MemberMenuProps<C extends ElementType = 'a'> {
  /** Accessible name of the landmark. */
  label: string;
  /** `list` is the content of the account's first page on phones, `column` is beside every page on desktops. */
  layout: 'list' | 'column';
  groups: readonly MemberMenuGroup<C>[];
  /** Id of the current item. */
  current?: string;
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
}

const Heading = styled('h2')({
  margin: 0,
  padding: space(1, 1, 2),
  ...typeStyle('label'),
  color: color('text3'),
  '[data-layout="column"] &, &[data-hidden="true"]': visuallyHidden,
});

const Section = styled('div')({ '& + &': { marginBlockStart: space(4) } });

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  // Cuts the hover fill of the first and last row; focus rings are inside the rows.
  overflow: 'hidden',
  backgroundColor: color('surface1'),
  listStyle: 'none',
  '& > li + li': { borderBlockStart: `1px solid ${color('line')}` },
});

const RowEntry = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: size('targetLarge'),
  margin: 0,
  padding: space(2, 4),
  paddingInlineEnd: space(3.5),
  border: 0,
  background: 'none',
  color: color('text'),
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: color('text2') },
  '&:focus-visible': { outlineOffset: -4, borderRadius: radius('control') },
  [media.hover]: { '&:hover': { backgroundColor: color('surface2') } },
});

/** Label and fact in a line; the fact is below the label where both do not fit. */
const Text = styled('span')({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  minWidth: 0,
  overflowWrap: 'anywhere',
});

const Label = styled('span')({
  flex: '1 1 auto',
  '[data-layout="list"] &': { ...typeStyle('label'), fontSize: '0.9375rem' },
});

const Fact = styled('span')({
  ...typeStyle('meta'),
  color: color('text2'),
  fontVariantNumeric: 'tabular-nums',
  '[data-layout="column"] &': { color: color('text3') },
});

const Chevron = styled(Icon)({ color: color('text3'), '[dir="rtl"] &': { transform: 'scaleX(-1)' } });

/** Pages of the member centre, each with one fact and a number where something is to do: a list or a column. */
export function MemberMenu<C extends ElementType = 'a'>(props: MemberMenuProps<C>) {
  const { label, layout, groups, current, linkComponent = 'a' } = props;
  const id = useId();
  const isColumn = layout === 'column';
  const [GroupRoot, Items] = isColumn ? [Group, List] : [Section, Rows];
  return (
    <nav aria-label={label} data-layout={layout}>
      {groups.map((group) => (
        <GroupRoot key={group.id}>
          <Heading id={`${id}-${group.id}`} data-hidden={group.labelHidden}>
            {group.label}
          </Heading>
          <Items aria-labelledby={`${id}-${group.id}`}>
            {group.items.map((item) => (
              <li key={item.id}>
                <MenuRow item={item} isColumn={isColumn} current={current} linkComponent={linkComponent} />
              </li>
            ))}
          </Items>
        </GroupRoot>
      ))}
    </nav>
  );
}

interface MenuRowProps<C extends ElementType> {
  item: MemberMenuItem<C>;
  isColumn: boolean;
  current: string | undefined;
  linkComponent: ElementType;
}

function MenuRow<C extends ElementType>({ item, isColumn, current, linkComponent }: MenuRowProps<C>) {
  const { id, label, icon, link, onSelect, badge, fact } = item;
  const Root = isColumn ? Entry : RowEntry;
  return (
    <Root
      {...(link ? { as: linkComponent, ...link } : { as: 'button', type: 'button' })}
      aria-current={id === current ? 'page' : undefined}
      onClick={onSelect}
    >
      {icon}
      <Text>
        <Label>{label}</Label>
        {fact !== undefined && <Fact>{fact}</Fact>}
      </Text>
      {badge && <CountBadge {...badge} />}
      {!isColumn && <Chevron name="chevronEnd" size={18} />}
    </Root>
  );
}
