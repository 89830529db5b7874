import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../../../theme/control-styles.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { ButtonContent, buttonLook, isForwardedProp } from '../internal/button-parts.ts';

interface OwnProps {
  /** Variants of Button, and `link`: accent text without a box. */
  variant?: ButtonVariant | 'link';
  size?: ButtonSize;
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  children: ReactNode;
}

/** Own props and those of the link element or component (`href`, `to` …). */
export type LinkButtonProps<C extends ElementType = 'a'> = OwnProps & { component?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof OwnProps | 'component'
  >;

const textLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  justifyContent: 'center',
  minWidth: size('target'),
  minHeight: size('target'),
  // Resets button styles, because the element may be a button.
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius('small'),
  background: 'none',
  cursor: 'pointer',
  color: color('accent'),
  ...typeStyle('action'),
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
};

const LinkElement = styled('a', { shouldForwardProp: isForwardedProp })<Omit<OwnProps, 'children'>>(
  ({ variant, size: height, fullWidth }) =>
    variant === 'link' ? textLink : buttonLook({ variant, size: height, fullWidth }),
);

/** A link styled as a button or as text with a 44 px target. `component` may be a router link. */
export function LinkButton<C extends ElementType = 'a'>(props: LinkButtonProps<C>) {
  const { component = 'a', startIcon, endIcon, children, ...rest } = props;
  return (
    <LinkElement as={component} {...rest}>
      <ButtonContent>
        {startIcon}
        {children}
        {endIcon}
      </ButtonContent>
    </LinkElement>
  );
}
