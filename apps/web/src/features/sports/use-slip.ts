import { useCallback, useState } from 'react';

import { EMPTY_SLIP, readSlip, type SlipContent, type SlipSelection } from './slip.ts';
import type { SportsCategory } from './sports-category.ts';

export interface Slip extends SlipContent {
  /** Puts a selection on the slip, or takes it off. */
  readonly toggle: (selection: SlipSelection) => void;
  readonly remove: (selectionId: string) => void;
  readonly change: (content: Partial<SlipContent>) => void;
  /** Empties it; stable between renders. */
  readonly clear: () => void;
}

/** The slip of a category, kept over a reload and a login. */
export function useSlip(category: SportsCategory): Slip {
  const key = `sports-slip:${category}`;
  const [content, setContent] = useState(() => readSlip(sessionStorage.getItem(key)));
  const save = (next: SlipContent): void => {
    sessionStorage.setItem(key, JSON.stringify(next));
    setContent(next);
  };
  const { selections } = content;
  const without = (id: string): readonly SlipSelection[] => selections.filter(({ selectionId }) => selectionId !== id);
  const clear = useCallback((): void => {
    sessionStorage.removeItem(key);
    setContent(EMPTY_SLIP);
  }, [key]);
  return {
    ...content,
    toggle(selection) {
      const others = without(selection.selectionId);
      save({ ...content, selections: others.length < selections.length ? others : [...selections, selection] });
    },
    remove: (id) => save({ ...content, selections: without(id) }),
    change: (change) => save({ ...content, ...change }),
    clear,
  };
}
