import styled from '@emotion/styled';
import type { ElementType } from 'react';
import { color, media, radius, space, transition } from '../../../theme/vars.ts';
import type { ChoiceItem, ChoiceProps } from '../../inputs/internal/ChoiceRow.tsx';
import { ChoiceRow } from '../../inputs/internal/ChoiceRow.tsx';
import { ScrollRow } from '../../layout/ScrollRow/ScrollRow.tsx';

export interface VendorMenuProps<C extends ElementType = 'a'> extends ChoiceProps<C> {
  /** Vendors; `icon` is the logo, 38 px high. */
  items: readonly ChoiceItem<C>[];
  /** Item for all vendors, shown first. */
  all?: ChoiceItem<C>;
}

const LOGO_HEIGHT = 38;

// emotion's styled drops the generic parameter of the wrapped component.
const Cards = styled(ChoiceRow)({
  gap: space(2),
  '& [data-choice]': {
    flexDirection: 'column',
    gap: space(1.5),
    minWidth: 88,
    maxWidth: 132,
    minHeight: 78,
    padding: space(2.5, 2.5),
    borderRadius: radius('controlLarge'),
    borderColor: color('line'),
    backgroundColor: color('surface1'),
    color: color('text2'),
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    transition: transition(['background-color', 'color', 'border-color']),
    '&:focus-visible': { borderRadius: radius('controlLarge') },
    [media.hover]: { '&:hover': { borderColor: color('lineStrong'), color: color('text') } },
    '&[data-current="true"], &[data-current="true"]:hover': {
      borderColor: 'transparent',
      backgroundColor: color('selected'),
      color: color('onSelected'),
    },
    '& > img, & > svg': { width: 'auto', maxWidth: '100%', height: LOGO_HEIGHT, objectFit: 'contain' },
  },
}) as typeof ChoiceRow;

/** Vendor logos, of which one is selected. */
export function VendorMenu<C extends ElementType = 'a'>({ items, all, ...choice }: VendorMenuProps<C>) {
  return (
    <ScrollRow bleed arrows>
      <Cards {...choice} items={all ? [all, ...items] : items} />
    </ScrollRow>
  );
}
