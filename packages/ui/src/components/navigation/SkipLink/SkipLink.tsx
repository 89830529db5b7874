import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { buttonRoot, buttonVariants } from '../../../theme/control-styles.ts';
import { layers } from '../../../theme/tokens.ts';
import { space } from '../../../theme/vars.ts';

export interface SkipLinkProps {
  /** `#id` of the main element, which needs `tabIndex={-1}`. */
  href: string;
  children: ReactNode;
}

const Anchor = styled('a')({
  ...buttonRoot,
  ...buttonVariants.selected,
  position: 'fixed',
  insetBlockStart: space(2),
  insetInlineStart: space(3),
  zIndex: layers.skipLink,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

/** First focusable element of a page: skips the header. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return <Anchor href={href}>{children}</Anchor>;
}
