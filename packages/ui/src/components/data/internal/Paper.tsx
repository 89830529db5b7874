import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, radius, space } from '../../../theme/vars.ts';
import { Engraving } from '../../display/Engraving/Engraving.tsx';

export interface PaperProps {
  /** Id of the title in it. */
  labelledBy: string;
  /** A thin frame inside the edge, for what is promised. */
  framed?: boolean;
  children: ReactNode;
}

const Sheet = styled('article')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(4),
  padding: space(5, 4),
  borderRadius: radius('card'),
  backgroundColor: color('bg'),
  color: color('text'),
  outline: '1px solid transparent',
  outlineOffset: -1,
  [media.desktop]: { padding: space(6, 7) },
  '&[data-framed="true"]::before': {
    content: '""',
    position: 'absolute',
    inset: space(1.5),
    zIndex: -1,
    border: `1px solid ${color('accentLine')}`,
    borderRadius: radius('control'),
    pointerEvents: 'none',
  },
});

const Ornament = styled(Engraving)({
  position: 'absolute',
  insetBlockStart: -44,
  insetInlineEnd: -48,
  zIndex: -1,
  width: 120,
  color: color('engraving'),
  opacity: 0.3,
  pointerEvents: 'none',
  [media.desktop]: { insetBlockStart: -60, insetInlineEnd: -52, width: 156 },
  [media.forcedColors]: { display: 'none' },
});

/** Engraved paper: for what was promised or paid. Light in both schemes. */
export function Paper({ labelledBy, framed = false, children }: PaperProps) {
  return (
    <Sheet data-ground="paper" data-framed={framed} aria-labelledby={labelledBy}>
      <Ornament kind="rosette" lines={22} petals={11} weight={0.6} />
      {children}
    </Sheet>
  );
}

/** Head of a paper, beside the ornament. */
export const PaperHead = styled('header')({
  display: 'grid',
  gap: space(1),
  paddingInlineEnd: space(14),
  [media.desktop]: { paddingInlineEnd: 104 },
});
