import { useEffect } from 'react';

/**
 * On mount, calls `focus` for the first field of a form in a dialog, unless another control of the dialog has the focus.
 */
export function useFirstFocus(focus: () => unknown): void {
  useEffect(() => {
    const dialog = document.activeElement?.closest('[role="dialog"]');
    if (dialog === null || dialog === document.activeElement) focus();
    // On mount only, so that the focus does not move while the visitor types.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
