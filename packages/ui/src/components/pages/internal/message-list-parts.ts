import styled from '@emotion/styled';
import ListItemButton from '@mui/material/ListItemButton';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, radius, space } from '../../../theme/vars.ts';

export const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

export const RowItem = styled('li')({
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${color('line')}` },
  // Placeholders of loading rows.
  '& > [data-skeleton]': { display: 'grid', gap: space(2.5), padding: space(3.5, 4) },
});

export const RowButton = styled(ListItemButton)({
  display: 'flex',
  gap: space(3),
  minHeight: 68,
  padding: space(2.5, 4),
  borderInlineStart: '3px solid transparent',
  color: 'inherit',
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px', borderRadius: radius('small') },
  '&:hover, &.Mui-focusVisible': { backgroundColor: color('surface2') },
  '&[aria-current="true"], &[aria-checked="true"]': {
    borderInlineStartColor: color('accent'),
    backgroundColor: color('surface2'),
  },
});
