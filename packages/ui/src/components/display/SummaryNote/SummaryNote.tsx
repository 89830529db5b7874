import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, elevation, radius, space, typeStyle } from '../../../theme/vars.ts';

export interface SummaryNoteProps {
  /** 'In short'. */
  title: string;
  /** A few sentences, one per line. */
  points?: readonly string[];
  /** In place of points: a paragraph. */
  children?: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 2 | 3 | 4;
}

const Paper = styled('section')({
  padding: space(5),
  borderRadius: radius('card'),
  backgroundColor: color('bg'),
  color: color('text'),
  boxShadow: elevation('slip'),
  outline: '1px solid transparent',
  ...typeStyle('body'),
  textWrap: 'pretty',
});

const Title = styled('h2')({ margin: 0, marginBlockEnd: space(2), ...typeStyle('lead'), fontWeight: 700 });

const Points = styled('ul')({
  display: 'grid',
  gap: space(1.5),
  margin: 0,
  paddingInlineStart: space(5),
  '& > li::marker': { color: color('accent') },
});

const noPoints: readonly string[] = [];

/** What a long text says, in a few sentences on paper above it. */
export function SummaryNote({ title, points = noPoints, children, headingLevel = 2 }: SummaryNoteProps) {
  return (
    <Paper data-ground="paper">
      <Title as={`h${headingLevel}`}>{title}</Title>
      {points.length > 0 && (
        <Points>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      )}
      {children}
    </Paper>
  );
}
