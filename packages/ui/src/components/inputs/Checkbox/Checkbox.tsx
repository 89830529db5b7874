import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { toggleInput, toggleLine, toggleMark } from '../../../theme/toggle-styles.ts';
import { color, radius, space, transition } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  label: ReactNode;
}

const Root = styled('label')({
  ...toggleLine,
  display: 'inline-flex',
  gap: space(2.5),
  color: color('text2'),
});

const Input = styled('input')({
  ...toggleInput,
  // Hidden by visibility: a transparent tick would be visible in forced colours.
  '&:not(:checked) + span > svg': { visibility: 'hidden' },
  '&:checked + span': {
    backgroundColor: color('selected'),
    borderColor: color('selected'),
    color: color('onSelected'),
  },
  '&:focus-visible + span': { ...focusRing, borderRadius: radius('small') },
  '&[aria-invalid="true"] + span': { borderColor: color('danger') },
});

/** px */
const BOX = 26;

const Box = styled('span')({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  ...toggleMark(BOX),
  width: BOX,
  border: `2px solid ${color('controlLine')}`,
  borderRadius: radius('small'),
  transition: transition(['background-color', 'border-color']),
});

const TextBlock = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });

const Tick = styled(Icon)({ strokeWidth: 3 });

/** A checkbox; the whole label line is the target. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <Root className={className}>
      <Input {...rest} type="checkbox" />
      <Box>
        <Tick name="check" size={15} />
      </Box>
      <TextBlock>{label}</TextBlock>
    </Root>
  );
}
