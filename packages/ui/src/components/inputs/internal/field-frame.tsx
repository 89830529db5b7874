import styled from '@emotion/styled';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

/** Common parts around the control of a field. */
export interface FieldTexts {
  label: ReactNode;
  /** Slot at the end of the label line, not part of the label: a balance, a link. */
  labelEnd?: ReactNode;
  /** Help text; stays visible with an error. */
  hint?: ReactNode;
  /**
   * Shown at the end of the hint line, e.g. a counter. An empty string reserves the line. The caller connects it by
   * `aria-describedby`.
   */
  hintEnd?: ReactNode;
  /** Error text; any content marks the field invalid. */
  error?: ReactNode;
}

interface FieldFrameProps extends FieldTexts {
  ids: FieldIds;
  className?: string | undefined;
  children: ReactNode;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0.5, 3),
  marginBlockEnd: space(1.5),
});

const LabelAdornment = styled('span')({ ...typeStyle('meta'), color: color('text2') });

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(3),
  marginBlockStart: space(1.5),
  minHeight: '1.4em',
  ...typeStyle('meta'),
  color: color('text3'),
});

const HintAdornment = styled('div')({ minWidth: 0, marginInlineStart: 'auto', overflowWrap: 'anywhere' });

const Message = styled(FormHelperText)({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  marginBlockStart: space(2),
  // Centred on the first line at any text size.
  '& > svg': { height: '1lh' },
});

const isPresent = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

type FieldIds = ReturnType<typeof useFieldIds>;

/** Ids of label, hint and error, and the ARIA attributes that connect them to the control. */
export function useFieldIds(
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  { id, describedBy }: { id?: string | undefined; describedBy?: string | undefined },
) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const invalid = isPresent(error);
  const descriptions = [invalid && errorId, isPresent(hint) && hintId, describedBy].filter(Boolean).join(' ');
  return {
    invalid,
    hintId,
    errorId,
    control: {
      id: inputId,
      'aria-invalid': invalid || undefined,
      'aria-describedby': descriptions === '' ? undefined : descriptions,
    },
  };
}

/** Error text under a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <MuiTheme>
      <Message id={id} error>
        <Icon name="warning" size={18} />
        <span>{children}</span>
      </Message>
    </MuiTheme>
  );
}

/** Label above a control, hint and error below. Applies the theme to a MUI control inside. */
export function FieldFrame({ label, labelEnd, hint, hintEnd, error, ids, className, children }: FieldFrameProps) {
  return (
    <MuiTheme>
      <FormControl className={className} error={ids.invalid}>
        <Head>
          <FormLabel htmlFor={ids.control.id}>{label}</FormLabel>
          {labelEnd && <LabelAdornment>{labelEnd}</LabelAdornment>}
        </Head>
        {children}
        {(isPresent(hint) || hintEnd !== undefined) && (
          <Foot>
            {isPresent(hint) && (
              <FormHelperText id={ids.hintId} error={false}>
                {hint}
              </FormHelperText>
            )}
            <HintAdornment>{hintEnd}</HintAdornment>
          </Foot>
        )}
        {ids.invalid && <FieldError id={ids.errorId}>{error}</FieldError>}
      </FormControl>
    </MuiTheme>
  );
}
