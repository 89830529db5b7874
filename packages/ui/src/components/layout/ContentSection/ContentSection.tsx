import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export interface ContentSectionProps {
  title: ReactNode;
  /** Slot at the end of the title line. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  children: ReactNode;
}

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  // The title belongs to the content below, so it keeps more distance to the content above.
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

/** Page section with a small title. */
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
