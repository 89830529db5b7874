import styled from '@emotion/styled';
import type { ElementType, KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import type { LinkTarget } from '../LinkButton/link-target.ts';
import { ScrollRow } from '../ScrollRow/ScrollRow.tsx';
import { TabFace, TabList } from './tab-parts.ts';

export interface TabItem<C extends ElementType = 'a'> {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  /** After the label, e.g. a CountBadge. */
  badge?: ReactNode;
  /** What the tab shows; drawn under the tabs while it is chosen. */
  panel?: ReactNode;
  /** Where the tab leads; then all tabs are links. */
  link?: LinkTarget<C>;
}

export interface TabsProps<C extends ElementType = 'a'> {
  /** What the tabs divide, for screen readers. */
  label: string;
  items: readonly TabItem<C>[];
  value: string;
  onChange?: (value: string) => void;
  /** Underlined, or boxes in a frame for a few short words (line). */
  variant?: 'line' | 'segment';
  /** A router's link, when the tabs are links (`'a'`). */
  linkComponent?: C;
}

const Panel = styled('div')({ '&:focus:not(:focus-visible)': { outline: 'none' } });

/** Place of the tab that a key leads to, or undefined for other keys. */
function target(key: string, at: number, count: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const step = (key === 'ArrowRight') === rtl ? -1 : 1;
  return (at + step + count) % count;
}

function TabLinks<C extends ElementType = 'a'>(props: TabsProps<C>) {
  const { label, items, value, variant, linkComponent = 'a' } = props;
  return (
    <nav aria-label={label}>
      <TabList data-variant={variant}>
        {items.map((item) => (
          <TabFace
            key={item.value}
            as={linkComponent}
            {...item.link}
            data-current={item.value === value}
            aria-current={item.value === value ? 'page' : undefined}
          >
            {item.icon}
            {item.label}
            {item.badge}
          </TabFace>
        ))}
      </TabList>
    </nav>
  );
}

/** Parts of a page of which one is seen. Arrow keys move and choose; with links, the address does. */
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
    const at = items.findIndex((item) => item.value === value);
    const next = target(event.key, at, items.length, rtl);
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
              <TabFace
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
              </TabFace>
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
