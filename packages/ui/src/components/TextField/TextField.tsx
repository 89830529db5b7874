import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { fieldInput, fieldShell, fieldShellFocused, fieldShellInvalid } from '../../theme/control-styles.ts';
import { color, radius, space, typeStyle } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  label: ReactNode;
  /** Help under the field; stays when there is an error. */
  hint?: ReactNode;
  /** What is wrong; anything but nothing marks the field invalid. */
  error?: ReactNode;
  startSlot?: ReactNode;
  endSlot?: ReactNode;
}

const Root = styled('div')({ minWidth: 0 });

const Label = styled('label')({
  display: 'block',
  marginBlockEnd: space(1.5),
  ...typeStyle('label'),
  color: color('text'),
});

const Shell = styled('div')({
  ...fieldShell,
  '&:has(input:focus-visible)': { ...fieldShellFocused, borderRadius: radius('field') },
  '&[data-invalid="true"]': fieldShellInvalid,
  '&:has(input:disabled)': { opacity: 0.55 },
});

const Input = styled('input')({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  border: 0,
  borderRadius: radius('field'),
  background: 'none',
  paddingBlock: 0,
  paddingInline: space(4),
  outline: 0,
  ...fieldInput,
  '&:focus-visible': { outline: 0 },
  '&::-ms-reveal, &::-ms-clear': { display: 'none' },
});

const Slot = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: color('text2'),
  '&[data-side="start"]': { paddingInlineStart: space(4), marginInlineEnd: `calc(${space(2)} * -1)` },
  '&[data-side="end"]': { paddingInlineEnd: space(1), marginInlineStart: `calc(${space(3)} * -1)` },
});

const Hint = styled('p')({
  margin: 0,
  marginBlockStart: space(1.5),
  ...typeStyle('meta'),
  color: color('text3'),
});

const Message = styled('p')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  margin: 0,
  marginBlockStart: space(2),
  ...typeStyle('meta'),
  fontWeight: 550,
  color: color('danger'),
});

const isPresent = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

/** A one-line field with its label above; takes what react-hook-form's `register()` gives. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, startSlot, endSlot, id, className, 'aria-describedby': describedBy, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const invalid = isPresent(error);
  const descriptions = [invalid && errorId, isPresent(hint) && hintId, describedBy].filter(Boolean).join(' ');
  return (
    <Root className={className}>
      <Label htmlFor={inputId}>{label}</Label>
      <Shell data-invalid={invalid}>
        {startSlot && <Slot data-side="start">{startSlot}</Slot>}
        <Input
          {...rest}
          id={inputId}
          aria-invalid={invalid || undefined}
          aria-describedby={descriptions === '' ? undefined : descriptions}
        />
        {endSlot && <Slot data-side="end">{endSlot}</Slot>}
      </Shell>
      {isPresent(hint) && <Hint id={hintId}>{hint}</Hint>}
      {invalid && (
        <Message id={errorId}>
          <Icon name="warning" size={18} />
          <span>{error}</span>
        </Message>
      )}
    </Root>
  );
}
