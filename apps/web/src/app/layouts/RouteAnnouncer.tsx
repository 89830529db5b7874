import { VisuallyHidden } from '@croupier/ui/VisuallyHidden';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { viewKey } from '../../routes/paths.ts';

/** Time in ms within which a page has set its title. */
const NAMED_AFTER = 500;

export interface RouteAnnouncerProps {
  /** Id of the main element. */
  readonly mainId: string;
}

/** On navigation moves the focus to the main element and announces the page's title. */
export function RouteAnnouncer({ mainId }: RouteAnnouncerProps): ReactNode {
  const view = viewKey(useLocation());
  const shown = useRef(view);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === view) return undefined;
    shown.current = view;
    const isTaken = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    if (!isTaken) document.getElementById(mainId)?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), NAMED_AFTER);
    return () => clearTimeout(timer);
  }, [view, mainId]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
