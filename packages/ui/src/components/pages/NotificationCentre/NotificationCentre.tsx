import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { CountBadge } from '../../display/CountBadge/CountBadge.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { MessageSummary } from '../internal/MessageRow.tsx';

export interface NotificationCentreProps {
  /** Title of the panel. */
  label: string;
  /** Accessible name of the button with the number of unread messages: 'Notifications, 2 unread'. */
  buttonLabel: string;
  /** Number of unread messages, on the button. */
  unreadCount: number;
  /** Read after an unread message. */
  unreadLabel: string;
  /** The newest first; undefined while loading. */
  messages: readonly MessageSummary[] | undefined;
  /** In place of the list when it is empty or failed. */
  placeholder?: ReactNode;
  /** Called when the panel opens, to load the list. */
  onOpen?: () => void;
  /** Called with a pressed message; the panel closes. */
  onSelect: (id: string) => void;
  markAllLabel: string;
  onMarkAllRead: () => void;
  /** Opens the inbox; the panel closes. */
  allLabel: string;
  onShowAll: () => void;
  closeLabel: string;
  loadingLabel: string;
}

const loadPanel = () => import('./NotificationPanel.tsx');
const Panel = lazy(async () => ({ default: (await loadPanel()).NotificationPanel }));

/**
 * Bell with the number of unread messages, and the newest of them in a panel: a popover on desktops, a sheet on phones.
 * The panel's code is loaded when the pointer or the focus reaches the bell.
 */
export function NotificationCentre(props: NotificationCentreProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const prefetch = () => void loadPanel().catch(() => undefined);
  return (
    <>
      <IconButton
        label={props.buttonLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
          props.onOpen?.();
        }}
      >
        <CountBadge count={props.unreadCount} label={props.buttonLabel}>
          <Icon name="bell" />
        </CountBadge>
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <Panel {...props} anchor={anchor} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
