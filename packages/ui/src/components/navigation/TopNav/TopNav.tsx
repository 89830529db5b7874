import styled from '@emotion/styled';
import { useRef, useEffect, useState, type ElementType, type ReactNode, type RefObject } from 'react';
import { useMenuButton } from '../internal/use-menu-button.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { MegaPanel, More, NavLink, NavList, Root } from './top-nav-parts.ts';
import { useMegaPanel } from './use-mega-panel.ts';

/** Number of items in the first line of a wrapping list. */
function useOverflow(frame: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, count: number): number {
  const [fittingCount, setFittingCount] = useState(count);
  useEffect(() => {
    const measure = () => {
      const rects = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
      const firstWrapped = rects.findIndex(({ top }) => top > (rects[0]?.top ?? 0));
      // All items may fit without the overflow button, which takes space itself.
      setFittingCount(
        firstWrapped < 0 || lineWidth(rects, list.current) <= widthOf(frame.current) ? count : firstWrapped,
      );
    };
    // The observer also calls back at once, after the browser's own layout.
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    // Widths change with language and text size.
    for (const item of list.current?.children ?? []) observer.observe(item);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [frame, list, count]);
  return fittingCount;
}

const widthOf = (element: HTMLElement | null): number => element?.getBoundingClientRect().width ?? 0;

/** Width of all items in one line, in px. */
function lineWidth(rects: readonly DOMRect[], list: HTMLElement | null): number {
  const gap = list === null ? 0 : Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  return rects.reduce((sum, { width }) => sum + width, gap * (rects.length - 1));
}

export interface TopNavItem<C extends ElementType = 'a'> {
  id: string;
  label: string;
  link: LinkTarget<C>;
  /** Panel under the header on hover or arrow down: vendor cards. */
  panel?: ReactNode;
}

export interface TopNavProps<C extends ElementType = 'a'> {
  /** Accessible name of the landmark. */
  label: string;
  items: readonly TopNavItem<C>[];
  /** Id of the current item. */
  current?: string;
  /** Label of the overflow menu. */
  moreLabel: string;
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
}

const loadList = async () => (await import('./MoreList.tsx')).MoreList;

const Item = styled('li')({ flex: 'none', display: 'flex' });

/** Categories in the header, desktop only. Items that do not fit move to a menu. */
export function TopNav<C extends ElementType = 'a'>(props: TopNavProps<C>) {
  const { label, items, current, moreLabel, linkComponent = 'a' } = props;
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const fittingCount = useOverflow(root, list, items.length);
  const { Panel, menu, buttonProps } = useMenuButton(loadList);
  const mega = useMegaPanel(root);
  const rest = items.slice(fittingCount);
  const openItem = items.slice(0, fittingCount).find((item) => item.id === mega.open && item.panel !== undefined);
  return (
    <Root ref={root} aria-label={label} {...mega.rootProps}>
      <NavList ref={list}>
        {items.map((item, index) => (
          <Item key={item.id} data-fits={index < fittingCount}>
            <NavLink
              as={linkComponent}
              {...item.link}
              aria-current={item.id === current ? 'page' : undefined}
              {...mega.linkProps(item.id, item.panel !== undefined)}
            >
              {item.label}
            </NavLink>
          </Item>
        ))}
      </NavList>
      {rest.length > 0 && (
        <More type="button" data-current={rest.some((item) => item.id === current)} {...buttonProps}>
          {moreLabel}
          <Icon name="chevronDown" size={16} />
        </More>
      )}
      {Panel && menu && (
        <Panel {...menu} label={moreLabel} items={rest} current={current} linkComponent={linkComponent} />
      )}
      {openItem && (
        <MegaPanel id={mega.panelId} role="group" aria-label={openItem.label}>
          {openItem.panel}
        </MegaPanel>
      )}
    </Root>
  );
}
