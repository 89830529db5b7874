import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { fieldInput, fieldShell, fieldShellFocused, fieldShellInvalid } from '../../../theme/control-styles.ts';
import { color, radius, size, space } from '../../../theme/vars.ts';
import { FieldFrame, useFieldIds, type FieldTexts } from '../internal/field-frame.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size'> {
  startSlot?: ReactNode;
  endSlot?: ReactNode;
}

const Shell = styled('div')({
  position: 'relative',
  ...fieldShell,
  // With large text a wide slot wraps to its own line.
  flexWrap: 'wrap',
  '&:has(> input:focus-visible)': { ...fieldShellFocused, borderRadius: radius('field') },
  '&[data-invalid="true"]': fieldShellInvalid,
  '&:has(> input:disabled)': { opacity: 0.55 },
});

const Input = styled('input')({
  flex: '1 1 6em',
  alignSelf: 'stretch',
  minWidth: 0,
  minHeight: `calc(${size('targetLarge')} - 2px)`,
  border: 0,
  borderRadius: radius('field'),
  background: 'none',
  paddingBlock: 0,
  paddingInline: space(4),
  outline: 0,
  ...fieldInput,
  '&:has(+ span)': { paddingInlineEnd: space(1) },
  '&:focus-visible': { outline: 0 },
  '&::-ms-reveal, &::-ms-clear': { display: 'none' },
});

const Slot = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  maxWidth: '100%',
  color: color('text2'),
  '&[data-side="start"]': { paddingInlineStart: space(4), marginInlineEnd: `calc(${space(2)} * -1)` },
  '&[data-side="end"]': { paddingInlineEnd: space(1), marginInlineStart: 'auto' },
});

/** Single-line field with a label above; accepts react-hook-form's `register()`. */
export function TextField(props: TextFieldProps) {
  const { label, labelEnd, hint, hintEnd, error, startSlot, endSlot, id, className, ...rest } = props;
  const texts = { label, labelEnd, hint, hintEnd, error };
  const ids = useFieldIds({ hint, error }, { id, describedBy: rest['aria-describedby'] });
  return (
    <FieldFrame {...texts} ids={ids} className={className}>
      <Shell data-invalid={ids.invalid}>
        {startSlot && <Slot data-side="start">{startSlot}</Slot>}
        <Input {...rest} {...ids.control} />
        {endSlot && <Slot data-side="end">{endSlot}</Slot>}
      </Shell>
    </FieldFrame>
  );
}
