import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';

export interface CommandItem {
  id: string;
  label: string;
  /** Quiet words at the end, e.g. a game's maker. */
  hint?: string;
  icon?: ReactNode;
}

export interface CommandGroup {
  id: string;
  label: string;
  items: readonly CommandItem[];
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Letter that opens and closes it with Control or Command, e.g. 'k'; without it no key does. */
  hotkey?: string;
  /** Name of the dialog and of its field. */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What is found, or before a word is typed what was looked for last. */
  groups: readonly CommandGroup[];
  onSelect: (item: CommandItem) => void;
  status?: 'ready' | 'loading' | 'error';
  /** Words while loading, for nothing found, and for a search that failed. */
  loadingText: string;
  emptyText: string;
  errorText: string;
  retryLabel: string;
  onRetry: () => void;
  closeLabel: string;
}

const Dialog = lazy(async () => ({ default: (await import('./CommandDialog.tsx')).CommandDialog }));

/** One field to find anything and go there. Its code is fetched when it first opens. */
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
