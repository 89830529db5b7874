import styled from '@emotion/styled';
import type { ButtonSize, ButtonVariant } from '../../../theme/control-styles.ts';
import { buttonRoot, buttonSizes, buttonVariants } from '../../../theme/control-styles.ts';
import { space } from '../../../theme/vars.ts';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** Height: md 44 px, lg 52 px. */
  size?: ButtonSize;
  fullWidth?: boolean;
}

/** Shared style of everything that looks like a button. */
export const buttonLook = ({ variant = 'outline', size = 'md', fullWidth = false }: ButtonLook) => [
  buttonRoot,
  buttonSizes[size],
  buttonVariants[variant],
  fullWidth && { width: '100%' },
];

const styleProps = new Set(['variant', 'size', 'fullWidth', 'as']);

/** False for props that must not reach the DOM element; `as` is handled by emotion. */
export const isForwardedProp = (name: string) => !styleProps.has(name);

export const ButtonElement = styled('button', { shouldForwardProp: isForwardedProp })<ButtonLook>(buttonLook);

/** Icons and label in a row; stays in the layout while busy, so that the button keeps its width. */
export const ButtonContent = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  '&[data-busy="true"]': { opacity: 0 },
});
