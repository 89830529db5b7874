import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { focusRing } from '../../theme/base-styles.ts';
import { color, radius, size, space, transition, typeStyle } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  label: ReactNode;
}

const Root = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: size('target'),
  minWidth: size('target'),
  ...typeStyle('body'),
  color: color('text2'),
  cursor: 'pointer',
  '&:has(input:disabled)': { cursor: 'not-allowed', opacity: 0.55 },
});

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  // Not by colour: with the system's colours every tick would be seen.
  '&:not(:checked) + span > svg': { visibility: 'hidden' },
  '&:checked + span': {
    backgroundColor: color('selected'),
    borderColor: color('selected'),
    color: color('onSelected'),
  },
  '&:focus-visible + span': { ...focusRing, borderRadius: radius('small') },
  '&[aria-invalid="true"] + span': { borderColor: color('danger') },
});

const Box = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  border: `2px solid ${color('controlLine')}`,
  borderRadius: radius('small'),
  transition: transition(['background-color', 'border-color']),
});

const Tick = styled(Icon)({ strokeWidth: 3 });

/** A box to tick; the whole line of its label is the target. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <Root className={className}>
      <Input {...rest} type="checkbox" />
      <Box>
        <Tick name="check" size={15} />
      </Box>
      <span>{label}</span>
    </Root>
  );
}
