import { ErrorState } from '@croupier/ui/feedback/ErrorState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { texts } from './texts.ts';

export interface ControlViewProps<Answer> {
  readonly query: UseQueryResult<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** What the mock answered; a placeholder before it, and a retry when it failed. */
export function ControlView<Answer>({ query, children }: ControlViewProps<Answer>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (error !== null) {
    return (
      <ErrorState
        title={texts.failed}
        text={error.message}
        onRetry={() => void refetch()}
        retryLabel={texts.retry}
        retrying={isFetching}
        retryingLabel={texts.retrying}
      />
    );
  }
  return data === undefined ? <Skeleton shape="box" height="30vh" /> : children(data);
}
