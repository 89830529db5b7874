import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { color, space, typeStyle } from '../../theme/vars.ts';

export interface ContentSectionProps {
  title: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  children: ReactNode;
}

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  // Its title belongs to what is below it, so it keeps away from what is above.
  '* + &': { paddingBlockStart: space(4) },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});

const Title = styled('h2')({ margin: 0, ...typeStyle('label'), color: color('text') });

/** A part of a page under a small title of its own. */
export function ContentSection({ title, actions, headingLevel = 2, children }: ContentSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Title as={`h${headingLevel}`} id={id}>
          {title}
        </Title>
        {actions}
      </Head>
      {children}
    </Root>
  );
}
