import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { layers } from '../../theme/tokens.ts';
import { color, elevation, motion, radius, size, space, typeStyle } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface OfflineBarProps {
  offlineText: ReactNode;
  /** Shown briefly when the connection is back. */
  onlineText: ReactNode;
  /** Label and handler of the retry button; without both there is none. */
  retryLabel?: string;
  onRetry?: () => void;
  /** Connection state known by the app; by default the browser's. */
  online?: boolean;
  /** Floats over a full-window element such as a game, instead of taking space above the page. */
  floating?: boolean;
}

/** Display time of the restored message in ms. */
const shownFor = 4000;

const appear = keyframes({ from: { opacity: 0, translate: '0 -12px' } });

const Place = styled('div')({
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

/** True for a short time after the connection came back. */
function useReconnected(online: boolean): boolean {
  const [back, setBack] = useState(false);
  const before = useRef(online);
  useEffect(() => {
    const cameBack = online && !before.current;
    before.current = online;
    setBack(cameBack);
    if (!cameBack) return;
    const timer = setTimeout(() => setBack(false), shownFor);
    return () => clearTimeout(timer);
  }, [online]);
  return back;
}

/** Says above the page that the connection is gone, and that it is back. */
export function OfflineBar(props: OfflineBarProps) {
  const { offlineText, onlineText, retryLabel, onRetry, online: known, floating = false } = props;
  const browser = useSyncExternalStore(subscribe, () => navigator.onLine);
  const online = known ?? browser;
  const back = useReconnected(online);
  return (
    <Place role="status" data-floating={floating}>
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
    </Place>
  );
}
