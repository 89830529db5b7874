import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonRoot, buttonVariants } from '../../../theme/control-styles.ts';
import { size } from '../../../theme/vars.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  variant?: 'quiet' | 'outline';
}

const Square = styled('button', { shouldForwardProp: (name) => name !== 'variant' })<{
  variant: 'quiet' | 'outline';
}>(({ variant }) => [buttonRoot, buttonVariants[variant], { flex: 'none', width: size('target'), padding: 0 }]);

/** A 44 px button with only an icon. */
export function IconButton({ label, variant = 'quiet', type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <Square {...rest} type={type} variant={variant} aria-label={label} title={rest.title ?? label}>
      {children}
    </Square>
  );
}
