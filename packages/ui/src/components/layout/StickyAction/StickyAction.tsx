import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { color, layout, media, size, space } from '../../../theme/vars.ts';

export interface StickyActionProps {
  /** The full-width button. */
  children: ReactNode;
  /** Container: a page, with the bottom bar below, or the content of a sheet. */
  within?: 'page' | 'sheet';
}

/** Height of the strip, without the bottom bar below it. Set on phones, so that floating elements stay above it. */
const STRIP_HEIGHT = `calc(${size('targetLarge')} + 2 * ${space(3)} + 1px)`;

const Strip = styled('div')({
  [media.phone]: {
    position: 'sticky',
    zIndex: layers.raised,
    paddingBlock: space(3),
    borderBlockStart: `1px solid ${color('line')}`,
    backgroundColor: color('surface1'),
    '&[data-within="page"]': {
      insetBlockEnd: `calc(${size('bottomBar')} + env(safe-area-inset-bottom, 0px))`,
      marginInline: `calc(-1 * ${layout('gutter')})`,
      paddingInline: layout('gutter'),
    },
    '&[data-within="sheet"]': {
      insetBlockEnd: 0,
      marginInline: `calc(-1 * ${space(5)})`,
      paddingInline: space(5),
    },
  },
});

/** Submit button that stays visible on phones; last child of a form. */
export function StickyAction({ children, within = 'page' }: StickyActionProps) {
  return (
    <>
      {within === 'page' && <Global styles={{ [media.phone]: { ':root': { '--ui-sticky-action': STRIP_HEIGHT } } }} />}
      <Strip data-within={within}>{children}</Strip>
    </>
  );
}
