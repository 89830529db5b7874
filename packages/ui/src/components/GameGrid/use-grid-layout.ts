import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { guessRowHeight, type GridShape } from './grid-measures.ts';

/** Position of the grid in px. */
export interface GridLayout {
  width: number;
  rowHeight: number;
  /** Distance of the grid from the top of the page. */
  top: number;
}

const same = (one: GridLayout, other: GridLayout) =>
  one.width === other.width && one.rowHeight === other.rowHeight && one.top === other.top;

/** Measures the grid, one of its rows and what lies above it, whenever one of them changes. */
export function useGridLayout(list: RefObject<HTMLElement | null>, shape: GridShape, first?: GridLayout) {
  const [layout, setLayout] = useState<GridLayout>(first ?? { width: 0, rowHeight: 0, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const row = element.querySelector(':scope > [data-row]')?.getBoundingClientRect();
      // A row drawn for another width says nothing; the next measure sees it redrawn.
      const rowHeight = row && row.height > 0 ? row.height : guessRowHeight(width, shape);
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
  }, [list, shape]);
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
