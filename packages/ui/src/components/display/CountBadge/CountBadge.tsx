import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, radius } from '../../../theme/vars.ts';

export interface CountBadgeProps {
  /** Nothing is rendered for 0 and below. */
  count: number;
  /** Largest number shown, followed by a plus above it; 99 by default. */
  max?: number;
  /** Accessible text in place of the number, e.g. '3 unread messages'. */
  label: string;
  /** Element that the badge is attached to, at its upper end; without it the badge is inline. */
  children?: ReactNode;
}

const BadgeAnchor = styled('span')({ position: 'relative', display: 'inline-flex' });

const Disc = styled('span')({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minWidth: '1.64em',
  height: '1.64em',
  paddingInline: '0.36em',
  // Visible in forced-colours mode.
  border: '1px solid transparent',
  borderRadius: radius('pill'),
  backgroundColor: color('action'),
  color: color('onAction'),
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: 0,
  '&[data-corner="true"]': {
    position: 'absolute',
    // Limited, so that the icon stays visible.
    fontSize: 'min(0.6875rem, 14px)',
    insetBlockStart: '-0.73em',
    insetInlineStart: 'calc(100% - 0.73em)',
    boxShadow: `0 0 0 2px ${color('bg')}`,
  },
});

const Hidden = styled('span')(visuallyHidden);

/** Count badge: by default 99+ above 99, nothing at 0. */
export function CountBadge({ count, max = 99, label, children }: CountBadgeProps) {
  const badge = count > 0 && (
    <>
      <Disc aria-hidden data-corner={children !== undefined}>
        {count > max ? `${max}+` : count}
      </Disc>
      <Hidden>{label}</Hidden>
    </>
  );
  if (children === undefined) return badge;
  return (
    <BadgeAnchor>
      {children}
      {badge}
    </BadgeAnchor>
  );
}
