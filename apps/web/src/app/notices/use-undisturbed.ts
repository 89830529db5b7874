import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { pageAt, viewKey } from '../../pages/pages.ts';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/**
 * True while a notice may appear: no game fills the window, no dialog is open, and nothing has been typed into a form of
 * this view.
 */
export function useUndisturbed(): boolean {
  const location = useLocation();
  const view = viewKey(location);
  const [typed, setTyped] = useState<{ readonly view: string; readonly form: Element }>();
  const hasDialog = useHasDialog();
  useEffect(() => {
    const onInput = ({ target }: Event): void => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form !== null) setTyped({ view, form });
    };
    document.addEventListener('input', onInput, { capture: true });
    return () => document.removeEventListener('input', onInput, { capture: true });
  }, [view]);
  const { frame } = pageAt(location.pathname);
  // A form in a dialog goes with it.
  const isTyping = typed?.view === view && typed.form.isConnected;
  return frame !== 'game' && frame !== 'lottery' && !isTyping && !hasDialog;
}

/** True while a dialog is open; dialogs are children of the body. */
function useHasDialog(): boolean {
  const [hasDialog, setHasDialog] = useState(() => document.querySelector(DIALOGS) !== null);
  useEffect(() => {
    const observer = new MutationObserver(() => setHasDialog(document.querySelector(DIALOGS) !== null));
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  return hasDialog;
}
