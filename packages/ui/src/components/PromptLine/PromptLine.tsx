import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, typeStyle } from '../../theme/vars.ts';

export interface PromptLineProps {
  /** The question: "New here?" */
  children: ReactNode;
  /** Where the answer leads, e.g. a LinkButton of the variant `link`. */
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

/** A question at the foot of a form, and the way for who answers yes. */
export function PromptLine({ children, link }: PromptLineProps) {
  return (
    <Line>
      <span>{children}</span>
      {link}
    </Line>
  );
}
