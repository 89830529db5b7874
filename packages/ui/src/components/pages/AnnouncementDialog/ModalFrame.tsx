import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { layers } from '../../../theme/tokens.ts';
import { color, elevation, media, motion, radius, space } from '../../../theme/vars.ts';
import { useModal } from './use-modal.ts';

export interface ModalFrameProps {
  /** Id of the title. */
  labelledBy: string;
  /** Content of a single column, which needs less width. */
  narrow: boolean;
  /** Called on Escape and by a press on the backdrop. */
  onClose: () => void;
  children: ReactNode;
}

const appear = keyframes({ from: { opacity: 0 } });

const Layer = styled('div')({
  position: 'fixed',
  zIndex: layers.dialog,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space(3),
  backgroundColor: color('scrim'),
  animation: `${appear} ${motion('base')} ${motion('ease')}`,
  [media.desktop]: { padding: space(6) },
});

const Paper = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  width: '100%',
  maxHeight: `calc(100dvh - ${space(12)})`,
  // Visible in forced-colours mode, which removes shadows.
  border: '1px solid transparent',
  borderRadius: radius('sheet'),
  backgroundColor: color('surface1'),
  boxShadow: elevation('dialog'),
  color: color('text'),
  '&:focus': { outline: 'none' },
  [media.desktop]: { width: 920, minHeight: 360, maxHeight: `min(600px, calc(100dvh - ${space(12)}))` },
  '&[data-narrow="true"]': { maxWidth: 560, minHeight: 0 },
});

/**
 * A modal dialog without MUI. The announcements open on a visitor's first page, where MUI's dialog would be a fifth of
 * all code that the visit loads; every other dialog is `Dialog`.
 */
export function ModalFrame({ labelledBy, narrow, onClose, children }: ModalFrameProps) {
  const layer = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const pressedBackdrop = useRef(false);
  useModal({ layer, paper, onClose });
  return createPortal(
    <Layer
      ref={layer}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      // A press that selects text may end on the backdrop.
      onClick={(event) => event.target === event.currentTarget && pressedBackdrop.current && onClose()}
    >
      <Paper ref={paper} role="dialog" aria-modal aria-labelledby={labelledBy} tabIndex={-1} data-narrow={narrow}>
        {children}
      </Paper>
    </Layer>,
    document.body,
  );
}
