import styled from '@emotion/styled';
import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId, type ElementType, type ReactNode } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, media, radius, size } from '../../../theme/vars.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { ScrollRow } from '../../layout/ScrollRow/ScrollRow.tsx';

/** As wide as its tabs, because the row around it scrolls. */
const TabBar = styled(MuiTabs)({
  width: 'max-content',
  minWidth: '100%',
  '&[data-variant="segment"]': {
    minHeight: 0,
    minWidth: 0,
    padding: 3,
    border: `1px solid ${color('line')}`,
    borderRadius: radius('control'),
    backgroundColor: color('surface1'),
    boxShadow: 'none',
    [media.phone]: { minWidth: '100%' },
    '& .MuiTabs-list': { gap: 0 },
    '& .MuiTabs-indicator': { display: 'none' },
    '& .MuiTab-root': {
      flex: '1 0 auto',
      minHeight: size('target'),
      borderRadius: `calc(${radius('control')} - 3px)`,
    },
    '& .Mui-selected': { backgroundColor: color('selected'), color: color('onSelected') },
  },
});

export interface TabItem<C extends ElementType = 'a'> {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  /** After the label, e.g. a CountBadge. */
  badge?: ReactNode;
  /** Panel of the tab, rendered while selected. */
  panel?: ReactNode;
  /** Link target; if any tab has one, all tabs are links. */
  link?: LinkTarget<C>;
}

export interface TabsProps<C extends ElementType = 'a'> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<C>[];
  value: string;
  onChange?: (value: string) => void;
  /** `line` (default) is underlined; `segment` is framed, for a few short labels. */
  variant?: 'line' | 'segment';
  /** Router link component for links; `'a'` by default. */
  linkComponent?: C;
}

const Panel = styled('div')({ '&:focus:not(:focus-visible)': { outline: 'none' } });

const labelOf = ({ icon, label, badge }: TabItem<ElementType>) => (
  <>
    {icon}
    {label}
    {badge}
  </>
);

/** Links without the roles of tabs: the URL determines the current one. */
function TabLinks<C extends ElementType = 'a'>(props: TabsProps<C>) {
  const { label, items, value, variant, linkComponent = 'a' } = props;
  return (
    <nav aria-label={label}>
      <TabBar
        value={items.some((item) => item.value === value) ? value : false}
        data-variant={variant}
        slotProps={{ list: { role: undefined } }}
      >
        {items.map((item) => (
          <MuiTab
            key={item.value}
            value={item.value}
            component={linkComponent}
            nativeButton={false}
            {...item.link}
            role={undefined}
            tabIndex={0}
            aria-selected={undefined}
            aria-current={item.value === value ? 'page' : undefined}
            label={labelOf(item)}
          />
        ))}
      </TabBar>
    </nav>
  );
}

/** Tabs. Arrow keys move and select. With links, the URL determines the selected tab. */
export function Tabs<C extends ElementType = 'a'>(props: TabsProps<C>) {
  const { label, items, value, onChange, variant = 'line' } = props;
  const id = useId();
  const current = items.find((item) => item.value === value);
  if (items.some(({ link }) => link)) {
    return (
      <MuiTheme>
        <ScrollRow>
          <TabLinks {...props} variant={variant} />
        </ScrollRow>
      </MuiTheme>
    );
  }
  return (
    <>
      <MuiTheme>
        <ScrollRow>
          <TabBar
            aria-label={label}
            value={current ? value : false}
            onChange={(_event, next: string) => onChange?.(next)}
            selectionFollowsFocus
            data-variant={variant}
          >
            {items.map((item) => (
              <MuiTab
                key={item.value}
                value={item.value}
                id={`${id}-${item.value}`}
                aria-controls={item === current && item.panel !== undefined ? `${id}-panel` : undefined}
                label={labelOf(item)}
              />
            ))}
          </TabBar>
        </ScrollRow>
      </MuiTheme>
      {current?.panel !== undefined && (
        <Panel id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current.value}`} tabIndex={0}>
          {current.panel}
        </Panel>
      )}
    </>
  );
}
