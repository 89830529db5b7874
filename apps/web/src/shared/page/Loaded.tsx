import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { FailedState } from './FailedState.tsx';

export interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** In the size of what is to come. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
  /** Shown instead when there is nothing: with a next step. */
  readonly empty?: { readonly when: (data: Data) => boolean; readonly state: ReactNode };
  /** What did not load, as the title of the failure. */
  readonly failure?: string;
}

/** What a query brings, in its states: loading, failed with another try, empty, full. Old data outlive a failed reload. */
export function Loaded<Data>({ query, skeleton, children, empty, failure }: LoadedProps<Data>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return empty?.when(data) === true ? empty.state : children(data);
  if (error === null) return skeleton;
  return (
    <FailedState
      {...(failure !== undefined && { title: failure })}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
