import styled from '@emotion/styled';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MuiRadio from '@mui/material/Radio';
import type { ReactNode, Ref } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';

interface RadioFieldsetProps {
  /** Label of the group. */
  label: string;
  /** Space below the label, which is only accessible without it. */
  labelGap?: string | undefined;
  disabled?: boolean | undefined;
  className?: string;
  /** MUI's RadioGroup with `role="presentation"`. */
  children: ReactNode;
}

const Fieldset = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

/** Group of radio buttons. A native `fieldset`, because it is also disabled with a surrounding one. */
export function RadioFieldset({ label, labelGap, disabled, className, children }: RadioFieldsetProps) {
  const isShown = labelGap !== undefined;
  return (
    <MuiTheme>
      <Fieldset
        role="radiogroup"
        aria-label={isShown ? undefined : label}
        disabled={disabled}
        {...(className !== undefined && { className })}
      >
        {isShown && (
          <FormLabel component="legend" sx={{ marginBlockEnd: labelGap }}>
            {label}
          </FormLabel>
        )}
        {children}
      </Fieldset>
    </MuiTheme>
  );
}

interface RadioBoxProps {
  value: string;
  disabled?: boolean | undefined;
  onChoose: () => void;
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string;
  /** Content of the box. */
  children: ReactNode;
}

const Label = styled(FormControlLabel)({ position: 'relative' });

/** The whole box is the radio button, also a disabled one. */
const Cover = styled(MuiRadio)({
  '&&': { position: 'absolute', inset: 0, margin: 0, padding: 0, cursor: 'inherit', pointerEvents: 'auto' },
});

const NoMark = () => null;

/** A radio button without mark: a box whose styles show its state by `:has(input:checked)`. */
export function RadioBox({ value, disabled, onChoose, id, ref, className, children }: RadioBoxProps) {
  return (
    <Label
      {...(className !== undefined && { className })}
      disableTypography
      label={children}
      control={
        <Cover
          icon={<NoMark />}
          checkedIcon={<NoMark />}
          value={value}
          disabled={disabled}
          onChange={onChoose}
          slotProps={{ input: { ref, id } }}
        />
      }
    />
  );
}
