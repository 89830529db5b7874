import { keepPreviousData, useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';

import { callControl, type ControlAnswer } from './control.ts';

type Table = ControlAnswer<'GET /tables/{id}'>;

const TABLE_KEY = ['table'];

/** Rows of a table of the world, those with the text `find` if it is not empty. */
export function useTable(client: QueryClient, id: string, find: string): UseQueryResult<Table> {
  const options = {
    queryKey: [...TABLE_KEY, id, find],
    queryFn: () => callControl('GET /tables/{id}', { id, query: find === '' ? {} : { find } }),
    placeholderData: keepPreviousData,
  };
  return useQuery(options, client);
}
