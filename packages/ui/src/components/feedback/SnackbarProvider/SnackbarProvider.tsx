import styled from '@emotion/styled';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { layers } from '../../../theme/tokens.ts';
import { media, space } from '../../../theme/vars.ts';
import { SnackbarContext, type Snackbar } from './snackbar-context.ts';
import { SnackbarItem, enqueue, isUrgent, type QueuedMessage } from './SnackbarItem.tsx';

export { useSnackbar } from './snackbar-context.ts';
export type { Snackbar, SnackbarMessage, SnackbarTone } from './snackbar-context.ts';

export interface SnackbarProviderProps {
  /** Accessible name of the region. */
  label: string;
  /** Label of a message's close button. */
  closeLabel: string;
  /** Maximum number of visible messages; further messages are queued. */
  max?: number;
  /** CSS length of the space below the messages, e.g. the height of a bottom bar. */
  offset?: string;
  children: ReactNode;
}

const Region = styled('div', { shouldForwardProp: (name) => name !== 'offset' })<{ offset: string }>(({ offset }) => ({
  position: 'fixed',
  zIndex: layers.toast,
  insetInline: space(3),
  insetBlockEnd: `calc(${offset} + ${space(3)} + env(safe-area-inset-bottom, 0px))`,
  display: 'grid',
  gap: space(2),
  pointerEvents: 'none',
  [media.desktop]: { insetInline: `${space(6)} auto`, insetBlockEnd: `calc(${offset} + ${space(6)})`, width: 420 },
}));

const Messages = styled('div')({ display: 'grid', gap: space(2) });

const HIDING = ['aria-hidden', 'inert'];

/** Removes `aria-hidden` and `inert`, which dialogs set on their siblings: messages above dialogs are announced and can be pressed. */
function useAnnounceAboveDialogs() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const unhide = () => HIDING.forEach((name) => element.removeAttribute(name));
    unhide();
    const observer = new MutationObserver(unhide);
    observer.observe(element, { attributeFilter: HIDING });
    return () => observer.disconnect();
  }, []);
  return region;
}

/** Renders the app's snackbars. Bottom offset: `offset`, or the CSS variable `--ui-bottom-offset`. */
export function SnackbarProvider(props: SnackbarProviderProps) {
  const { label, closeLabel, max = 3, offset = 'var(--ui-bottom-offset, 0px)', children } = props;
  const [queue, setQueue] = useState<readonly QueuedMessage[]>([]);
  const lastKey = useRef(0);
  const region = useAnnounceAboveDialogs();

  const close = useCallback((key: string) => setQueue((all) => all.filter((message) => message.key !== key)), []);
  const snackbar = useMemo<Snackbar>(
    () => ({
      show: (message) => {
        lastKey.current += 1;
        const key = message.key ?? `message-${lastKey.current}`;
        setQueue((all) => enqueue(all, { ...message, key }));
        return key;
      },
      close,
    }),
    [close],
  );

  const shown = queue.slice(0, max);
  const item = (message: QueuedMessage) => (
    <SnackbarItem
      key={`${message.key} ${message.version}`}
      message={message}
      closeLabel={closeLabel}
      onClose={() => close(message.key)}
    />
  );
  return (
    <SnackbarContext value={snackbar}>
      {children}
      {createPortal(
        <Region
          ref={region}
          offset={offset}
          role={shown.length > 0 ? 'region' : undefined}
          aria-label={shown.length > 0 ? label : undefined}
        >
          <Messages aria-live="polite">{shown.filter((message) => !isUrgent(message)).map(item)}</Messages>
          <Messages aria-live="assertive">{shown.filter(isUrgent).map(item)}</Messages>
        </Region>,
        document.body,
      )}
    </SnackbarContext>
  );
}
