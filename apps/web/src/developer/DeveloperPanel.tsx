import { Icon } from '@croupier/ui/display/Icon';
import { IconButton } from '@croupier/ui/actions/IconButton';
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';

import { useStoredFlag } from '../shared/use-stored-flag.ts';
import { PanelContent, type PanelContentProps } from './PanelContent.tsx';
import { texts } from './texts.ts';

export interface DeveloperPanelProps extends Omit<PanelContentProps, 'onClose' | 'onDock' | 'isBelow'> {
  /** Opens it whatever the browser remembers. */
  readonly startsOpen: boolean;
}

const OPEN_KEY = 'developer-panel-open';
const BELOW_KEY = 'developer-panel-below';
const HOTKEY = '.';

/** The panel, or the button that opens it; Ctrl+. does both. The browser remembers which, and where it is docked. */
export function DeveloperPanel({ startsOpen, ...props }: DeveloperPanelProps): ReactNode {
  const [isOpen, setIsOpen] = useStoredFlag(OPEN_KEY, false);
  const [isBelow, setIsBelow] = useStoredFlag(BELOW_KEY, false);
  const root = useRef<HTMLElement>(null);
  const startFocusChange = useFocusChange(root, isOpen);
  const openAtStart = useEffectEvent(() => {
    if (startsOpen) setIsOpen(true);
  });
  useEffect(() => openAtStart(), []);
  const toggle = (): void => {
    startFocusChange();
    setIsOpen(!isOpen);
  };
  useEffect(() => {
    const toggleByKey = (event: KeyboardEvent): void => {
      if (event.key !== HOTKEY || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', toggleByKey);
    return () => removeEventListener('keydown', toggleByKey);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const { dataset } = document.documentElement;
    dataset['developerPanel'] = isBelow ? 'below' : 'side';
    return () => {
      delete dataset['developerPanel'];
    };
  }, [isOpen, isBelow]);
  return (
    <aside ref={root} className="developer" aria-label={texts.name} lang="en">
      {isOpen ? (
        // English, at the side that ends the page's lines.
        <div className="developer-content" dir="ltr">
          <PanelContent {...props} isBelow={isBelow} onDock={() => setIsBelow(!isBelow)} onClose={toggle} />
        </div>
      ) : (
        <IconButton label={texts.open} variant="outline" onClick={toggle}>
          <Icon name="tool" />
        </IconButton>
      )}
    </aside>
  );
}

/**
 * Returns a function to call before the panel opens or closes: the focus then moves into the panel, and back. A panel that is
 * open from the start takes no focus.
 */
function useFocusChange(root: RefObject<HTMLElement | null>, isOpen: boolean): () => void {
  const isExpected = useRef(false);
  const focusedBefore = useRef<Element>(null);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    const tab = root.current?.querySelector('[role="tab"][aria-selected="true"]');
    const isBack = !isOpen && focusedBefore.current?.isConnected === true;
    const target = isBack ? focusedBefore.current : (tab ?? root.current?.querySelector('button'));
    if (target instanceof HTMLElement) target.focus();
  }, [root, isOpen]);
  return () => {
    isExpected.current = true;
    if (!isOpen) focusedBefore.current = document.activeElement;
  };
}
