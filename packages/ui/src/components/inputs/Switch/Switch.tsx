import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { toggleInput, toggleLine, toggleMark } from '../../../theme/toggle-styles.ts';
import { color, media, radius, space, transition, typeStyle } from '../../../theme/vars.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'children'> {
  label: ReactNode;
  /** Description under the label. */
  hint?: ReactNode;
}

const Root = styled('label')({
  ...toggleLine,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  color: color('text'),
});

const Input = styled('input')({
  ...toggleInput,
  '&:focus-visible ~ [data-track]': { ...focusRing, borderRadius: radius('pill') },
  '&:checked ~ [data-track]': { backgroundColor: color('selected'), borderColor: color('selected') },
  '&:checked ~ [data-track]::before': {
    backgroundColor: color('onSelected'),
    insetInlineStart: 24,
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
});

const TextBlock = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });
const Hint = styled('span')({ display: 'block', ...typeStyle('meta'), color: color('text3') });

const Track = styled('span')({
  position: 'relative',
  boxSizing: 'border-box',
  ...toggleMark(32),
  width: 52,
  border: `2px solid ${color('controlLine')}`,
  borderRadius: radius('pill'),
  transition: transition(['background-color', 'border-color']),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 4,
    width: 20,
    height: 20,
    borderRadius: radius('pill'),
    backgroundColor: color('controlLine'),
    transition: transition(['inset-inline-start', 'background-color']),
    [media.forcedColors]: { backgroundColor: 'ButtonText' },
  },
});

/** Switch for a setting that takes effect at once. The whole row is the target. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <Root className={className}>
      <Input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has a native checked state
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <TextBlock>
        <span id={`${id}-label`}>{label}</span>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </TextBlock>
      <Track data-track />
    </Root>
  );
}
