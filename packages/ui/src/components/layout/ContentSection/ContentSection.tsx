import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';

export interface ContentSectionProps {
  title: ReactNode;
  /** Slot at the end of the title line. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  /** `section` for the sentence that answers the page's question, and for records below it; `label` by default. */
  titleSize?: 'label' | 'section';
  /** In a panel of its own, with a title like those of other panels. */
  framed?: boolean;
  /** False for one of several with the same title, which must not be landmarks of one name. */
  landmark?: boolean;
  children: ReactNode;
}

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Beside a higher section, its parts keep their heights.
  alignContent: 'start',
  gap: space(3),
  '& > p': { margin: 0, textWrap: 'pretty' },
  // The title belongs to the content below, so it keeps more distance to the content above.
  '* + &:not([data-framed="true"])': { paddingBlockStart: space(4) },
  '&[data-framed="true"]': {
    padding: space(4),
    border: `1px solid ${color('line')}`,
    borderRadius: radius('card'),
    backgroundColor: color('surface1'),
  },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});

const Title = styled('h2')({
  margin: 0,
  ...typeStyle('label'),
  color: color('text'),
  '&[data-size="section"]': { ...typeStyle('section'), textWrap: 'balance' },
});

/** Page section with a small title, or a panel with a larger one. */
export function ContentSection(props: ContentSectionProps) {
  const { title, actions, headingLevel = 2, framed = false, landmark = true, children } = props;
  const { titleSize = framed ? 'section' : 'label' } = props;
  const id = useId();
  return (
    <Root aria-labelledby={landmark ? id : undefined} data-framed={framed}>
      <Head>
        <Title as={`h${headingLevel}`} id={id} data-size={titleSize}>
          {title}
        </Title>
        {actions}
      </Head>
      {children}
    </Root>
  );
}
