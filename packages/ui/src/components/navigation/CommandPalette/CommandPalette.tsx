import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';

export interface CommandItem {
  id: string;
  label: string;
  /** Secondary text at the end, e.g. a game's vendor. */
  hint?: string;
  icon?: ReactNode;
  /** URL of a cover, 3:4, in place of the icon. */
  cover?: string;
  /** Further words that find the item, e.g. 'top up' for the deposit. */
  keywords?: readonly string[];
  /** Text that fills the field in place of selecting the item: a recent search. */
  query?: string;
  /** `onRemove` may remove it: by its cross, or by Delete while the field is empty. */
  removable?: boolean;
}

export interface CommandGroup {
  id: string;
  label: string;
  items: readonly CommandItem[];
  /** Most matches shown; 6 by default. */
  limit?: number;
  /** The items are the results of a search on a server: all are shown, in their order. */
  matched?: boolean;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Letter that toggles the palette with Control or Command, e.g. 'k'; none by default. */
  hotkey?: string;
  /** Accessible name of the dialog and its field. */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /**
   * Everything that can be found, tolerating slips, except in groups that are `matched`. Must be stable between renders,
   * because it is prepared for searching.
   */
  groups: readonly CommandGroup[];
  /** Shown while the field is empty, such as recent searches; by default all of `groups`. */
  idleGroups?: readonly CommandGroup[];
  /** Below `idleGroups`, e.g. to clear the recent searches. */
  idleAction?: { label: string; onPress: () => void };
  /** Shown when nothing matches: what there is. */
  emptyGroups?: readonly CommandGroup[];
  /** Must close the palette: only the owner knows whether the item also navigates. */
  onSelect: (item: CommandItem) => void;
  onRemove?: (item: CommandItem) => void;
  /** Tooltip of the cross of a removable item. */
  removeLabel?: string;
  /** Names of the buttons for removable items at the end, which are visible while focused. */
  removeItemLabel?: (label: string) => string;
  /** State of the search on a server. What the device finds is shown in every state; Enter waits while `loading`. */
  status?: 'ready' | 'loading' | 'error';
  /** Announces the number of results. */
  foundText?: (count: number) => string;
  /** Announced while loading; shown without results and after a failed search. */
  loadingText: string;
  emptyText: string;
  errorText: string;
  retryLabel: string;
  onRetry: () => void;
  closeLabel: string;
}

const Dialog = lazy(async () => ({ default: (await import('./CommandDialog.tsx')).CommandDialog }));

/** Search of games, makers and pages from anywhere. Its code is loaded when it first opens. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, hotkey } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (hotkey === undefined) return;
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== hotkey || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      onOpenChange(!open);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, [hotkey, open, onOpenChange]);
  return (
    wasOpen && (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    )
  );
}
