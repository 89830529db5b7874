import { breakpoints } from '../tokens.ts';
import { color, elevation, radius, size, space, typeStyle } from '../vars.ts';
import type { Overrides } from './overrides.ts';

const note = { padding: space(3), ...typeStyle('meta'), color: color('text2') };

export const autocomplete: Overrides = {
  MuiAutocomplete: {
    styleOverrides: {
      // As wide as any other field.
      root: {
        '& .MuiOutlinedInput-root': { padding: 0 },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input': { padding: `0 ${space(4)}` },
      },
      paper: {
        marginBlock: space(1),
        border: `1px solid ${color('line')}`,
        borderRadius: radius('field'),
        boxShadow: elevation('dialog'),
      },
      listbox: {
        maxHeight: `calc(${size('target')} * 6)`,
        padding: space(1),
        '& .MuiAutocomplete-option': {
          gap: space(2),
          minHeight: size('target'),
          // MUI drops its fixed height from this width.
          [`@media (min-width:${breakpoints.sm}px)`]: { minHeight: size('target') },
          padding: `0 ${space(3)}`,
          borderRadius: radius('small'),
          ...typeStyle('body'),
          color: color('text'),
          '&[aria-selected="true"]': { backgroundColor: 'transparent' },
          '&.Mui-focused, &[aria-selected="true"].Mui-focused': {
            backgroundColor: color('surface3'),
            // Drawn in forced-colours mode.
            outline: '2px solid transparent',
            outlineOffset: -2,
          },
        },
      },
      noOptions: note,
      loading: note,
    },
  },
};
