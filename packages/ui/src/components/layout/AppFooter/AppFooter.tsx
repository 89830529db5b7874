import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, layout, media, size, space, typeStyle } from '../../../theme/vars.ts';
import { PageContainer } from '../PageContainer/PageContainer.tsx';

export interface AppFooterProps {
  /** Brand and motto. */
  start?: ReactNode;
  /** Links. */
  end?: ReactNode;
  /** Shown below `start` and `end`, e.g. a FooterMap. */
  map?: ReactNode;
  /** The legal line at the bottom. */
  children?: ReactNode;
}

const Root = styled('footer')({
  marginBlockStart: `calc(${layout('section')} * 2)`,
  paddingBlockStart: space(6),
  // Space for floating buttons in the corner: GoToTop, RightBar.
  paddingBlockEnd: `calc(${size('target')} + 2 * ${space(4)})`,
  backgroundColor: color('bgSunken'),
  borderBlockStart: `1px solid ${color('line')}`,
  color: color('text2'),
  ...typeStyle('meta'),
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 6),
});

const End = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: space(5) });

const Legal = styled('div')({
  marginBlockStart: space(4),
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${color('line')}`,
  color: color('text3'),
  '& p': { margin: 0, maxWidth: '78ch' },
  [media.desktop]: { marginBlockStart: space(5) },
});

/** Footer of a page. */
export function AppFooter({ start, end, map, children }: AppFooterProps) {
  return (
    <Root>
      <PageContainer>
        {(start || end) && (
          <Row>
            {start && <div>{start}</div>}
            {end && <End>{end}</End>}
          </Row>
        )}
        {map}
        {children && <Legal>{children}</Legal>}
      </PageContainer>
    </Root>
  );
}
