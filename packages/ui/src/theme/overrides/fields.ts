import { fieldInput, fieldShell, fieldShellFocused, fieldShellInvalid } from '../control-styles.ts';
import { color, typeStyle } from '../vars.ts';
import type { Overrides } from './overrides.ts';

export const fields: Overrides = {
  MuiInputLabel: {
    styleOverrides: { root: { color: color('text2'), '&.Mui-focused': { color: color('text') } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        ...fieldShell,
        '&.Mui-focused': fieldShellFocused,
        '&.Mui-error': fieldShellInvalid,
      },
      input: fieldInput,
      notchedOutline: { border: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { ...typeStyle('meta'), color: color('text3'), marginInline: 0, '&.Mui-error': { color: color('danger') } },
    },
  },
  MuiCheckbox: {
    styleOverrides: { root: { color: color('controlLine'), '&.Mui-checked': { color: color('selected') } } },
  },
  MuiRadio: {
    styleOverrides: { root: { color: color('controlLine'), '&.Mui-checked': { color: color('selected') } } },
  },
};
