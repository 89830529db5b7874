import type { Query } from '@tanstack/react-query';

/**
 * As `placeholderData`: keeps the figures while the same time is asked for up to a later minute, so that they do not give
 * way to a skeleton every minute. Figures of another time are not kept: they would be shown under its name.
 */
export const keepOfTime =
  (startTime: string) =>
  <Answer>(answer: Answer | undefined, query: Pick<Query, 'queryKey'> | undefined): Answer | undefined =>
    query !== undefined && JSON.stringify(query.queryKey).includes(`"startTime":"${startTime}"`) ? answer : undefined;
