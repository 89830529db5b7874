import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { guessRowHeight, type GridForm } from './grid-measures.ts';

/** Position of the grid in px. */
export interface GridLayout {
  width: number;
  rowHeight: number;
  /** Distance of the grid from the top of the page. */
  top: number;
}

const same = (one: GridLayout, other: GridLayout) =>
  one.width === other.width && one.rowHeight === other.rowHeight && one.top === other.top;

/** Measures the grid, one row and the content above, whenever one of them changes. */
export function useGridLayout(list: RefObject<HTMLElement | null>, { shape, lot }: GridForm, first?: GridLayout) {
  const [layout, setLayout] = useState<GridLayout>(first ?? { width: 0, rowHeight: 0, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const row = element.querySelector(':scope > [data-row]')?.getBoundingClientRect();
      // Skip a row rendered for another width; it is measured after it re-renders.
      const rowHeight = row && row.height > 0 ? row.height : guessRowHeight(width, { shape, lot });
      const next = { width, rowHeight, top: Math.round(top + window.scrollY) };
      setLayout((before) => (same(before, next) ? before : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Content that grows above the grid also grows the page.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, shape, lot]);
  // All rows have the same height by construction.
  useLayoutEffect(() => {
    const measureRow = () => {
      const height = list.current?.querySelector(':scope > [data-row]')?.getBoundingClientRect().height ?? 0;
      if (height > 0 && height !== layout.rowHeight) setLayout((before) => ({ ...before, rowHeight: height }));
    };
    measureRow();
  }, [list, layout]);
  return layout;
}
