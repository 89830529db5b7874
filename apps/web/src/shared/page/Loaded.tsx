import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { FailedState } from './FailedState.tsx';
import { useFailure } from './use-failure.ts';

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
export function Loaded<Data>({ query, skeleton, children, empty, failure: title }: LoadedProps<Data>): ReactNode {
  const { data, isFetching, refetch } = query;
  const failure = useFailure(query, data !== undefined);
  if (data !== undefined) return empty?.when(data) === true ? empty.state : children(data);
  if (failure === null) return skeleton;
  return (
    <FailedState
      {...(title !== undefined && { title })}
      error={failure}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
