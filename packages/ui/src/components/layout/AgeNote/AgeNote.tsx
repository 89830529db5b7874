import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, family, media, size, space, typeStyle } from '../../../theme/vars.ts';

export interface AgeNoteProps {
  /** The minimum age, e.g. 21+. */
  badge: string;
  /** Paragraphs, and a list of those who help. */
  children: ReactNode;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(3, 4),
  ...typeStyle('meta'),
  color: color('text2'),
});

const Badge = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  border: `2px solid ${color('accent')}`,
  boxShadow: `inset 0 0 0 3px ${color('bgSunken')}, inset 0 0 0 4px ${color('line')}`,
  color: color('accent'),
  fontFamily: family('display'),
  // Limited to the size of the badge.
  fontSize: 'min(1.125rem, 20px)',
  fontWeight: 700,
});

const TextBlock = styled('div')({
  display: 'grid',
  gap: space(1),
  '& p': { margin: 0, maxWidth: '120ch', textWrap: 'pretty' },
  '& a': { color: color('text'), textUnderlineOffset: '.2em' },
  // After a sentence; the padding enlarges the target without moving the lines.
  '& p > a': { marginInlineStart: space(1.5), paddingBlock: space(3) },
  // The padding would cover the list below.
  '& p:has(> a) + ul': { marginBlockStart: space(3) },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: space(0.5, 6), margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(2) },
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size('target'),
    [media.desktop]: { minHeight: 24 },
  },
});

/** Minimum age with licence, advice and help, at the end of a page. */
export function AgeNote({ badge, children }: AgeNoteProps) {
  return (
    <Root>
      <Badge>{badge}</Badge>
      <TextBlock>{children}</TextBlock>
    </Root>
  );
}
