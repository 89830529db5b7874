import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';

export interface CommandItem {
  id: string;
  label: string;
  /** Secondary text at the end, e.g. a game's vendor. */
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
  /** Letter that toggles the palette with Control or Command, e.g. 'k'; none by default. */
  hotkey?: string;
  /** Accessible name of the dialog and its field. */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Results, or recent searches while the field is empty. */
  groups: readonly CommandGroup[];
  onSelect: (item: CommandItem) => void;
  status?: 'ready' | 'loading' | 'error';
  /** Shown while loading, without results, and after a failed search. */
  loadingText: string;
  emptyText: string;
  errorText: string;
  retryLabel: string;
  onRetry: () => void;
  closeLabel: string;
}

const Dialog = lazy(async () => ({ default: (await import('./CommandDialog.tsx')).CommandDialog }));

/** Search dialog with grouped results. Its code is loaded when it first opens. */
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
