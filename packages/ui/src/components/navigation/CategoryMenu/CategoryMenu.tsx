import styled from '@emotion/styled';
import type { ElementType } from 'react';
import { color, media, radius, space, transition, typeStyle } from '../../../theme/vars.ts';
import type { ChoiceProps } from '../../inputs/internal/ChoiceRow.tsx';
import { ChoiceRow } from '../../inputs/internal/ChoiceRow.tsx';
import { ScrollRow } from '../../layout/ScrollRow/ScrollRow.tsx';

export type CategoryMenuProps<C extends ElementType = 'a'> = ChoiceProps<C>;

// emotion's styled drops the generic parameter of the wrapped component.
const Row = styled(ChoiceRow)({
  gap: space(1),
  // Aligns the first icon, not its wider column, with the page's edge.
  marginInlineStart: -8,
  [media.desktop]: { gap: space(2), marginInlineStart: 0 },
  '& [data-choice]': {
    color: color('text2'),
    ...typeStyle('label'),
    textAlign: 'center',
    transition: transition(['background-color', 'color', 'border-color']),
    '& > svg': { boxSizing: 'border-box' },
    [media.phone]: {
      flexDirection: 'column',
      justifyContent: 'flex-start',
      gap: space(1.5),
      minWidth: 72,
      maxWidth: 112,
      padding: space(1, 0.5),
      borderRadius: radius('card'),
      fontSize: '0.78125rem',
      '& > svg': {
        width: 56,
        height: 56,
        padding: 15,
        border: `1px solid ${color('line')}`,
        borderRadius: radius('card'),
        backgroundColor: color('surface1'),
        strokeWidth: 1.6,
      },
      '&[data-current="true"]': { color: color('text') },
      '&[data-current="true"] > svg': {
        borderColor: 'transparent',
        backgroundColor: color('selected'),
        color: color('onSelected'),
      },
    },
    [media.desktop]: {
      gap: space(2),
      padding: space(0.5, 3.5),
      borderRadius: radius('pill'),
      borderColor: color('line'),
      backgroundColor: color('surface1'),
      whiteSpace: 'nowrap',
      '&:focus-visible': { borderRadius: radius('pill') },
      '&:hover': { borderColor: color('lineStrong'), color: color('text') },
      '&[data-current="true"], &[data-current="true"]:hover': {
        borderColor: 'transparent',
        backgroundColor: color('selected'),
        color: color('onSelected'),
      },
    },
  },
}) as typeof ChoiceRow;

/** Game categories: large icons on phones, chips on desktops. */
export function CategoryMenu<C extends ElementType = 'a'>(props: CategoryMenuProps<C>) {
  return (
    <ScrollRow bleed arrows>
      <Row {...props} />
    </ScrollRow>
  );
}
