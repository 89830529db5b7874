import { useEffect } from 'react';

/**
 * Focuses the first field of a form in a dialog when it appears, so that typing works at once. A control of the dialog
 * that the visitor is at keeps the focus.
 */
export function useFirstFocus(focus: () => unknown): void {
  useEffect(() => {
    const dialog = document.activeElement?.closest('[role="dialog"]');
    if (dialog === null || dialog === document.activeElement) focus();
    // Once: later renders find the visitor at work.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
