import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SafeHtml } from '../SafeHtml/SafeHtml.tsx';

export interface StepGuideProps {
  title: ReactNode;
  icon: IconName;
  /** Untrusted HTML from the server: an ordered list, each step with its title in `strong`. */
  html: string;
  /** Fallback if the sanitiser cannot be loaded. */
  failed?: ReactNode;
  /** Below the steps: what to know, a link. */
  children?: ReactNode;
  headingLevel?: 2 | 3;
}

const Card = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(4),
  padding: space(4),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  color: color('text'),
  [media.desktop]: { padding: space(6) },
});

const Title = styled('h2')({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  margin: 0,
  ...typeStyle('section'),
});

const NUMBER_SIZE = '28px';

/** Steps with their number in a circle. */
const Steps = styled(SafeHtml)({
  '& ol': { display: 'grid', gap: space(4), padding: 0, listStyle: 'none', counterReset: 'step' },
  '& ol > li': {
    position: 'relative',
    minHeight: NUMBER_SIZE,
    margin: 0,
    paddingInlineStart: `calc(${NUMBER_SIZE} + ${space(3)})`,
    counterIncrement: 'step',
  },
  '& ol > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: NUMBER_SIZE,
    height: NUMBER_SIZE,
    borderRadius: '50%',
    backgroundColor: color('surface3'),
    ...typeStyle('label'),
    color: color('accent'),
  },
  '& ol > li > strong:first-child': { display: 'block', marginBlockEnd: space(0.5), textWrap: 'pretty' },
});

/** Numbered steps of a guide. */
export function StepGuide({ title, icon, html, failed, children, headingLevel = 2 }: StepGuideProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Title as={`h${headingLevel}`} id={id}>
        <Icon name={icon} size={22} />
        {title}
      </Title>
      <Steps html={html} lines={8} {...(failed !== undefined && { failed })} />
      {children}
    </Card>
  );
}
