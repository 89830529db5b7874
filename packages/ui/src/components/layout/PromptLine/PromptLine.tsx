import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export interface PromptLineProps {
  /** The question, e.g. "New here?" */
  children: ReactNode;
  /** The link, e.g. a LinkButton of variant `link`. */
  link: ReactNode;
}

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space(2),
  margin: 0,
  ...typeStyle('body'),
  color: color('text2'),
});

/** Question with a link below a form. */
export function PromptLine({ children, link }: PromptLineProps) {
  return (
    <Line>
      <span>{children}</span>
      {link}
    </Line>
  );
}
