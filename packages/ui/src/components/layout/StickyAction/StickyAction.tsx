import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { color, layout, media, size, space, typeStyle } from '../../../theme/vars.ts';

export interface StickyActionProps {
  /** The full-width button. */
  children: ReactNode;
  /** What a press comes to, in a line above the button on phones: a sum that would else be hidden below it. */
  sum?: { label: ReactNode; value: string } | undefined;
  /** Container: a page, with the bottom bar below, or the content of a sheet. */
  within?: 'page' | 'sheet';
}

const SUM_HEIGHT = '2rem';

/** Height of the strip, without the bottom bar below it. Set on phones, so that floating elements stay above it. */
const heightOf = (sumHeight: string): string => `calc(${size('targetLarge')} + ${sumHeight} + 2 * ${space(3)} + 1px)`;

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

const Sum = styled('div')({
  display: 'none',
  [media.phone]: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space(3),
    boxSizing: 'border-box',
    height: SUM_HEIGHT,
    ...typeStyle('meta'),
    color: color('text2'),
    whiteSpace: 'nowrap',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > strong': {
      ...typeStyle('label'),
      fontSize: '1.0625rem',
      color: color('text'),
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** Submit button that stays visible on phones; last child of a form. */
export function StickyAction({ children, sum, within = 'page' }: StickyActionProps) {
  const height = heightOf(sum === undefined ? '0px' : SUM_HEIGHT);
  return (
    <>
      {within === 'page' && <Global styles={{ [media.phone]: { ':root': { '--ui-sticky-action': height } } }} />}
      <Strip data-within={within}>
        {sum !== undefined && (
          <Sum>
            <span>{sum.label}</span>
            <strong>{sum.value}</strong>
          </Sum>
        )}
        {children}
      </Strip>
    </>
  );
}
