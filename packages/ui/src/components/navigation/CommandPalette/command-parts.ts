import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import InputBase from '@mui/material/InputBase';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';

export const Field = styled(InputBase)({
  display: 'flex',
  gap: space(2),
  paddingInline: `${space(4)} ${space(1.5)}`,
  minHeight: 60,
  borderBlockEnd: `1px solid ${color('line')}`,
  '& > svg': { flex: 'none', color: color('text3') },
  '& > .MuiInputBase-input': {
    height: 'auto',
    minHeight: size('target'),
    padding: 0,
    color: color('text'),
    ...typeStyle('field'),
    '&::placeholder': { color: color('text3'), opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const Results = styled('div')({
  flex: '0 1 auto',
  minHeight: 72,
  padding: space(2),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const GroupName = styled('div')({
  padding: space(2, 3, 1),
  ...typeStyle('meta'),
  fontWeight: 600,
  color: color('text3'),
});

export const Option = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0.5, 3),
  minHeight: size('target'),
  padding: space(1, 3),
  border: '1px solid transparent',
  borderRadius: radius('control'),
  color: color('text'),
  ...typeStyle('label'),
  cursor: 'pointer',
  '&[aria-selected="true"]': { backgroundColor: color('surface3') },
  [media.forcedColors]: { '&[aria-selected="true"]': { borderColor: 'Highlight' } },
  // Names are aligned with those beside a cover of 36 px.
  '& > svg': { marginInline: space(2), color: color('text2') },
  '& mark': {
    backgroundColor: 'transparent',
    color: color('accent'),
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

/** A game's cover, 3:4. */
export const Cover = styled('img')({
  flex: 'none',
  borderRadius: radius('small'),
  backgroundColor: color('surface3'),
  objectFit: 'cover',
});

export const OptionName = styled('span')({
  // With large text the hint wraps to its own line before words break.
  flex: `1 1 min(8em, 100% - ${space(10)})`,
  minWidth: 0,
  overflowWrap: 'break-word',
});

export const Hint = styled('span')({
  marginInlineStart: 'auto',
  ...typeStyle('meta'),
  color: color('text2'),
  textAlign: 'end',
});

/** Removes a recent search. */
export const RemoveCross = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size('target'),
  height: size('target'),
  marginBlock: `calc(-1 * ${space(1)})`,
  marginInlineEnd: `calc(-1 * ${space(2)})`,
  borderRadius: radius('control'),
  color: color('text3'),
  '&:hover': { color: color('text') },
});

/** Placeholder of results that a server looks for: cover and name. */
export const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 56,
  paddingInline: space(5),
});

export const State = styled('div')({
  display: 'grid',
  placeItems: 'center',
  gap: space(3),
  padding: space(4),
  '&[data-alone="true"]': { minHeight: 132 },
  ...typeStyle('body'),
  color: color('text2'),
  textAlign: 'center',
});

export const Foot = styled('div')({ padding: space(1, 2, 2), borderBlockStart: `1px solid ${color('line')}` });

export const Hidden = styled('span')(visuallyHidden);

/** Button for keys and screen readers. */
export const FootButton = styled(ButtonBase)({
  '&&:not(:focus-visible)': visuallyHidden,
  minHeight: size('target'),
  paddingInline: space(3),
  border: 0,
  borderRadius: radius('control'),
  background: 'none',
  color: color('text'),
  ...typeStyle('label'),
  textAlign: 'start',
  cursor: 'pointer',
});
