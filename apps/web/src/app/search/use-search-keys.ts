import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';

const isInField = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(FIELDS) !== null;

/** True for Control or Command with K, and for a slash outside fields. */
function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isInField(event);
}

const hasModal = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

export interface SearchKeys {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Opens the search by Control or Command with K, and by a slash. Not over another dialog, whose input would be lost. A game's
 * frame keeps its own keys.
 */
export function useSearchKeys({ isOpen, open, close }: SearchKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || !isSearchKey(event)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isOpen ? !isCommand : hasModal()) return;
    // The browser would open its own search.
    event.preventDefault();
    if (isOpen) close();
    else open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
