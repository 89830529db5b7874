import type { KeyboardEvent } from 'react';
import { useEffect, useId, useState } from 'react';

/** Index of the option that a key moves to; undefined for other keys. */
function targetIndex(event: KeyboardEvent<HTMLInputElement>, current: number, count: number): number | undefined {
  const { key, ctrlKey, metaKey, currentTarget } = event;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  // Home and End without Control move the caret in a text.
  if (!ctrlKey && !metaKey && currentTarget.value !== '') return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Keyboard control of a list of `count` options from a text field: arrows, Home and End (with Control while the field has a
 * text) and Enter. Focus stays in the field; `aria-activedescendant` names the active option.
 */
export function useActiveOption(count: number, start: number, onPick: (index: number) => void) {
  const listId = useId();
  const [active, setActive] = useState(start);
  const activeIndex = count === 0 ? -1 : Math.min(active, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (activeIndex >= 0) document.getElementById(`${listId}-${activeIndex}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeIndex, listId]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (count === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onPick(Math.max(activeIndex, 0));
      return;
    }
    const next = targetIndex(event, activeIndex, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  return {
    listId,
    optionId,
    active: activeIndex,
    setActive,
    fieldProps: {
      role: 'combobox',
      'aria-expanded': count > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': activeIndex < 0 ? undefined : optionId(activeIndex),
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    },
  };
}
