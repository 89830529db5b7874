import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { color, elevation, motion, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface OfflineBarProps {
  offlineText: ReactNode;
  /** Shown briefly when the connection is back. */
  onlineText: ReactNode;
  /** Label and handler of the retry button, which is shown only with both. */
  retryLabel?: string;
  onRetry?: () => void;
  /** Overrides the browser's connection state. */
  online?: boolean;
  /** Floats over a full-window element such as a game, instead of taking space above the page. */
  floating?: boolean;
}

/** Display time of `onlineText`. */
const RECONNECTED_MS = 4000;

const appear = keyframes({ from: { opacity: 0, translate: '0 -12px' } });

const Container = styled('div')({
  // Takes space at the top of the page, so that it does not cover the title, and stays visible while scrolling.
  position: 'sticky',
  zIndex: layers.header - 1,
  '&:not(:empty)': { paddingBlockStart: space(2) },
  '&[data-floating="true"]': { position: 'fixed', zIndex: layers.overlay, insetInline: space(3), padding: 0 },
  insetBlockStart: `calc(${size('header')} + ${space(2)} + env(safe-area-inset-top, 0px))`,
  display: 'grid',
  justifyContent: 'center',
  pointerEvents: 'none',
});

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space(1, 3),
  minHeight: size('target'),
  paddingBlock: space(1),
  paddingInline: space(4),
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: radius('sheet'),
  backgroundColor: color('surface1'),
  boxShadow: elevation('dialog'),
  ...typeStyle('label'),
  color: color('text'),
  pointerEvents: 'auto',
  animation: `${appear} ${motion('base')} ${motion('ease')}`,
  '& > svg': { color: color('warning') },
  '&[data-online="true"] > svg': { color: color('success') },
});

const Text = styled('span')({ flex: '1 1 0', minWidth: 'min-content', paddingBlock: space(1) });

const Retry = styled('button')({
  minHeight: size('target'),
  minWidth: size('target'),
  marginInlineEnd: `calc(${space(3)} * -1)`,
  paddingInline: space(3),
  border: 0,
  borderRadius: radius('control'),
  backgroundColor: 'transparent',
  ...typeStyle('label'),
  color: color('accent'),
  cursor: 'pointer',
});

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** True for a short time after the connection is back. */
function useReconnected(online: boolean): boolean {
  const [back, setBack] = useState(false);
  const wasOnline = useRef(online);
  useEffect(() => {
    const reconnected = online && !wasOnline.current;
    wasOnline.current = online;
    setBack(reconnected);
    if (!reconnected) return;
    const timer = setTimeout(() => setBack(false), RECONNECTED_MS);
    return () => clearTimeout(timer);
  }, [online]);
  return back;
}

/** Message above the page while offline, and for a short time after the connection is back. */
export function OfflineBar(props: OfflineBarProps) {
  const { offlineText, onlineText, retryLabel, onRetry, online: onlineProp, floating = false } = props;
  const browserOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const online = onlineProp ?? browserOnline;
  const back = useReconnected(online);
  return (
    <Container role="status" data-floating={floating}>
      {!online && (
        <Bar>
          <Icon name="offline" />
          <Text>{offlineText}</Text>
          {onRetry && retryLabel !== undefined && (
            <Retry type="button" onClick={onRetry}>
              {retryLabel}
            </Retry>
          )}
        </Bar>
      )}
      {online && back && (
        <Bar data-online="true">
          <Icon name="check" />
          <Text>{onlineText}</Text>
        </Bar>
      )}
    </Container>
  );
}
