import type { KeyboardEvent } from 'react';
import { useEffect, useId, useState } from 'react';

/** Index of the option that a key moves to; undefined for other keys. */
function target({ key, ctrlKey, metaKey }: KeyboardEvent, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  // Home and End without Control move the caret.
  if (!ctrlKey && !metaKey) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Keyboard control of a list of `count` options from a text field: arrows, Control+Home, Control+End and Enter. Focus
 * stays in the field; `aria-activedescendant` names the active option.
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
