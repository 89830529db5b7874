import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { ButtonElement } from '../../actions/internal/button-parts.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';

export interface OddsButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** What is bet on: 'Home', 'Draw', 'Over 2.5'. */
  label: string;
  /** Formatted price: '1.72'. */
  price: string;
  /** True while it is in the bet slip. */
  selected?: boolean;
  /** Last change of the price, with its text for screen readers: 'up from 1.65'. */
  change?: { direction: 'up' | 'down'; text: string } | undefined;
  /** Text in place of the price while no bets are taken: 'Suspended'. */
  suspended?: string | undefined;
}

const Root = styled(ButtonElement)({
  flex: '1 1 5.5rem',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space(0.5, 2),
  paddingInline: space(3),
});

const Label = styled('span')({
  minWidth: 0,
  ...typeStyle('meta'),
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

const Price = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(0.5),
  marginInlineStart: 'auto',
  ...typeStyle('label'),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { strokeWidth: 2.5 },
  // Before the price, in the gap to the label: a change moves nothing.
  '&[data-change] > svg': { position: 'absolute', insetInlineEnd: '100%' },
  'button:not([aria-pressed="true"]) > &[data-change="up"] > svg': { color: color('success') },
  'button:not([aria-pressed="true"]) > &[data-change="down"] > svg': { color: color('danger') },
  // The arrow of the icon set points up.
  '&[data-change="down"] > svg': { rotate: '180deg' },
});

/** A price that is added to the bet slip, or removed from it. */
export function OddsButton({ label, price, selected = false, change, suspended, ...rest }: OddsButtonProps) {
  const isSuspended = suspended !== undefined;
  return (
    <Root
      {...rest}
      type="button"
      variant={selected ? 'selected' : 'outline'}
      aria-pressed={selected}
      disabled={isSuspended || rest.disabled}
    >
      <Label>{label}</Label>
      <Price data-change={isSuspended ? undefined : change?.direction}>
        {isSuspended ? (
          <>
            <Icon name="lock" size={14} />
            {suspended}
          </>
        ) : (
          <>
            {change && <Icon name="arrowUp" size={12} />}
            {price}
            {change && <VisuallyHidden>, {change.text}</VisuallyHidden>}
          </>
        )}
      </Price>
    </Root>
  );
}
