import type { KeyboardEvent } from 'react';
import { useEffect, useId, useState } from 'react';

/** Place of the option that a key leads to, or undefined for other keys. */
function target({ key, ctrlKey, metaKey }: KeyboardEvent, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  // Home and End alone move in the text.
  if (!ctrlKey && !metaKey) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * A field that drives a list of `count` options: arrows, Home with Control, End with Control and Enter. The focus stays
 * in the field; the active option is told by `aria-activedescendant`.
 */
export function useActiveOption(count: number, start: number, onPick: (index: number) => void) {
  const listId = useId();
  const [active, setActive] = useState(start);
  const at = count === 0 ? -1 : Math.min(active, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (at >= 0) document.getElementById(`${listId}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [at, listId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onPick(Math.max(at, 0));
      return;
    }
    const next = target(event, at, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  return {
    listId,
    optionId,
    active: at,
    setActive,
    fieldProps: {
      role: 'combobox',
      'aria-expanded': count > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': at < 0 ? undefined : optionId(at),
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    },
  };
}
