import styled from '@emotion/styled';
import { useId, useRef, type ElementType, type KeyboardEvent, type ReactNode } from 'react';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { ScrollRow } from '../../layout/ScrollRow/ScrollRow.tsx';
import { color, media, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';

const TabList = styled('div')({
  display: 'flex',
  width: 'max-content',
  minWidth: '100%',
  '&[data-variant="line"]': { gap: space(1), boxShadow: `inset 0 -1px 0 ${color('line')}` },
  '&[data-variant="segment"]': {
    boxSizing: 'border-box',
    minWidth: 0,
    padding: 3,
    border: `1px solid ${color('line')}`,
    borderRadius: radius('control'),
    backgroundColor: color('surface1'),
    [media.phone]: { minWidth: '100%' },
  },
});

/** Styles of a tab, for any element. */
const TabElement = styled('a')({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: space(2),
  minWidth: size('target'),
  minHeight: size('target'),
  margin: 0,
  padding: `0 ${space(3.5)}`,
  border: '1px solid transparent',
  background: 'none',
  color: color('text2'),
  ...typeStyle('action'),
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: transition(['background-color', 'color']),
  '&:focus-visible': { outlineOffset: -3, borderRadius: radius('control') },
  [media.hover]: { '&:hover': { color: color('text') } },
  '&[data-current="true"]': { color: color('text') },
  '[data-variant="line"] > &': {
    minHeight: 48,
    '&:not(:focus-visible)': { borderRadius: 0 },
    '&[data-current="true"]': { boxShadow: `inset 0 -3px 0 ${color('accent')}` },
  },
  '[data-variant="segment"] > &': {
    flex: '1 0 auto',
    borderRadius: `calc(${radius('control')} - 3px)`,
    '&[data-current="true"]': { backgroundColor: color('selected'), color: color('onSelected') },
  },
  [media.forcedColors]: { '&[data-current="true"]': { borderColor: 'Highlight' } },
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

/** Index of the tab that a key moves to; undefined for other keys. */
function targetIndex(key: string, current: number, count: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const step = (key === 'ArrowRight') === rtl ? -1 : 1;
  return (current + step + count) % count;
}

function TabLinks<C extends ElementType = 'a'>(props: TabsProps<C>) {
  const { label, items, value, variant, linkComponent = 'a' } = props;
  return (
    <nav aria-label={label}>
      <TabList data-variant={variant}>
        {items.map((item) => (
          <TabElement
            key={item.value}
            as={linkComponent}
            {...item.link}
            data-current={item.value === value}
            aria-current={item.value === value ? 'page' : undefined}
          >
            {item.icon}
            {item.label}
            {item.badge}
          </TabElement>
        ))}
      </TabList>
    </nav>
  );
}

/** Tabs. Arrow keys move and select. With links, the URL determines the selected tab. */
export function Tabs<C extends ElementType = 'a'>(props: TabsProps<C>) {
  const { label, items, value, onChange, variant = 'line' } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = items.find((item) => item.value === value);
  if (items.some(({ link }) => link)) {
    return (
      <ScrollRow>
        <TabLinks {...props} variant={variant} />
      </ScrollRow>
    );
  }
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const currentIndex = items.findIndex((item) => item.value === value);
    const next = targetIndex(event.key, currentIndex, items.length, rtl);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    if (item.value !== value) onChange?.(item.value);
  };
  return (
    <>
      <ScrollRow>
        <TabList ref={list} role="tablist" aria-label={label} data-variant={variant} onKeyDown={move}>
          {items.map((item) => {
            const chosen = item.value === value;
            return (
              <TabElement
                key={item.value}
                as="button"
                type="button"
                role="tab"
                id={`${id}-${item.value}`}
                aria-selected={chosen}
                aria-controls={chosen && item.panel !== undefined ? `${id}-panel` : undefined}
                tabIndex={chosen || (!current && item === items[0]) ? 0 : -1}
                data-current={chosen}
                onClick={() => !chosen && onChange?.(item.value)}
              >
                {item.icon}
                {item.label}
                {item.badge}
              </TabElement>
            );
          })}
        </TabList>
      </ScrollRow>
      {current?.panel !== undefined && (
        <Panel id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current.value}`} tabIndex={0}>
          {current.panel}
        </Panel>
      )}
    </>
  );
}
