import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { pulseAnimation, Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';

export interface SummaryHeaderProps<C extends ElementType = 'a'> extends Omit<PageHeaderProps<C>, 'text' | 'search'> {
  /**
   * The page's answer in a sentence or two: what happened, compared with what. Figures are in `b`. Undefined while
   * loading.
   */
  summary?: ReactNode;
  /** Announced while the summary is loading. */
  loading?: string | undefined;
  /** Under the summary: that it is old, with its time, or why it is missing. */
  notice?: ReactNode;
}

const Summary = styled('p')({
  margin: 0,
  maxWidth: '74ch',
  ...typeStyle('lead'),
  color: color('text2'),
  textWrap: 'pretty',
  fontVariantNumeric: 'tabular-nums',
  '& a': { color: color('accent'), textUnderlineOffset: '0.2em' },
  '& b': { color: color('text'), fontWeight: 650 },
  '&[data-breathing="true"]': { paddingBlock: space(1.5), ...pulseAnimation },
});

/** Header of a page whose first sentence answers the question of the page. */
export function SummaryHeader<C extends ElementType = 'a'>(props: SummaryHeaderProps<C>) {
  const { summary, loading, notice, tabs, ...header } = props;
  const isLoading = loading !== undefined && summary === undefined;
  return (
    <div>
      <VisuallyHidden role="status">{isLoading && loading}</VisuallyHidden>
      <PageHeader
        {...header}
        // Under the line of title and actions, over the tabs.
        tabs={
          <>
            <Summary data-breathing={isLoading}>
              {isLoading ? <Skeleton lines={2} width="min(100%, 34rem)" height="1rem" /> : summary}
            </Summary>
            {notice}
            {tabs}
          </>
        }
      />
    </div>
  );
}
