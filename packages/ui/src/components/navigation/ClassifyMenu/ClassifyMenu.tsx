import styled from '@emotion/styled';
import type { ElementType } from 'react';
import { color, media, radius, space, transition, typeStyle } from '../../../theme/vars.ts';
import type { ChoiceProps } from '../../inputs/internal/ChoiceRow.tsx';
import { ChoiceRow } from '../../inputs/internal/ChoiceRow.tsx';
import { ScrollRow } from '../../layout/ScrollRow/ScrollRow.tsx';

export interface ClassifyMenuProps<C extends ElementType = 'a'> extends ChoiceProps<C> {
  /** One scrolling line (`scroll`, default) or wrapped lines. */
  lines?: 'scroll' | 'wrap';
}

const Chips = styled(ChoiceRow)({
  gap: space(2),
  '& [data-choice]': {
    gap: space(1.5),
    paddingInline: space(3.5),
    borderRadius: radius('pill'),
    borderColor: color('line'),
    backgroundColor: color('surface1'),
    color: color('text2'),
    ...typeStyle('label'),
    whiteSpace: 'nowrap',
    transition: transition(['background-color', 'color', 'border-color']),
    '&:focus-visible': { borderRadius: radius('pill') },
    [media.hover]: { '&:hover': { borderColor: color('lineStrong'), color: color('text') } },
    '&[data-current="true"], &[data-current="true"]:hover': {
      borderColor: 'transparent',
      backgroundColor: color('selected'),
      color: color('onSelected'),
    },
  },
  // emotion's styled drops the generic parameter of the wrapped component.
}) as typeof ChoiceRow;

const Lines = styled('div')({
  '& > *, & > nav > *': { flexWrap: 'wrap', width: 'auto' },
});

/** Chips to choose one, or with links several: game classifications, promotion types. */
export function ClassifyMenu<C extends ElementType = 'a'>({ lines = 'scroll', ...choice }: ClassifyMenuProps<C>) {
  const chips = <Chips {...choice} />;
  return lines === 'wrap' ? <Lines>{chips}</Lines> : <ScrollRow bleed>{chips}</ScrollRow>;
}
