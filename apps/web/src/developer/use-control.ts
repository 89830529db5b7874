import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';

import { callControl, type ControlAnswer, type ControlCalls } from './control.ts';

type Read = Extract<keyof ControlCalls, `GET ${string}`>;

const CONTROL_KEY = ['control'];

/** What a control call answers; read again after each press and each call of the app. */
export function useControl<Name extends Read>(
  client: QueryClient,
  name: Name,
  query: Readonly<Record<string, string>> = {},
): UseQueryResult<ControlAnswer<Name>> {
  const options = { queryKey: [...CONTROL_KEY, name, query], queryFn: () => callControl(name, { query }) };
  return useQuery(options, client);
}
