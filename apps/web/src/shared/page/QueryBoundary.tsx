import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { FailedState } from './FailedState.tsx';
import { useQueryFailure } from '../../session/use-query-failure.ts';

export interface QueryBoundaryProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Skeleton of the same size as the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
  /** Shown instead of the children when the data is empty. */
  readonly empty?: { readonly when: (data: Data) => boolean; readonly state: ReactNode };
  /** Title of the error. */
  readonly failure?: string;
}

/** Renders the states of a query: loading, failed with retry, empty, data. Keeps old data after a failed refetch. */
export function QueryBoundary<Data>({
  query,
  skeleton,
  children,
  empty,
  failure: title,
}: QueryBoundaryProps<Data>): ReactNode {
  const { data, isFetching, refetch } = query;
  const failure = useQueryFailure(query, data !== undefined);
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
