import styled from '@emotion/styled';
import type { ButtonSize, ButtonVariant } from '../../theme/control-styles.ts';
import { buttonRoot, buttonSizes, buttonVariants } from '../../theme/control-styles.ts';
import { space } from '../../theme/vars.ts';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** md 44 px, lg 52 px high. */
  size?: ButtonSize;
  fullWidth?: boolean;
}

/** Style of anything that looks like a button, whatever element it is. */
export const buttonLook = ({ variant = 'outline', size = 'md', fullWidth = false }: ButtonLook) => [
  buttonRoot,
  buttonSizes[size],
  buttonVariants[variant],
  fullWidth && { width: '100%' },
];

const ownProps = new Set(['variant', 'size', 'fullWidth', 'as']);

/** Keeps our props off the element; `as` is emotion's, and only works if it is not passed on. */
export const passesOn = (name: string) => !ownProps.has(name);

export const ButtonElement = styled('button', { shouldForwardProp: passesOn })<ButtonLook>(buttonLook);

/** Icons and words in a row; stays in the layout while busy, so that the button keeps its width. */
export const ButtonContent = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  '&[data-busy="true"]': { opacity: 0 },
});
