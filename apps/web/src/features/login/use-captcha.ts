import { getCaptcha } from '@croupier/sdk/client';
import { getCaptchaQueryKey } from '@croupier/sdk/query';
import { useQuery } from '@tanstack/react-query';

const REFRESH_PAUSE_MS = 1000;

export interface Captcha {
  /** Address of the picture; undefined while there is none. */
  readonly picture: string | undefined;
  /** Ties what is typed to the picture. */
  readonly id: string | undefined;
  /** Fetches another picture, at most once a second. */
  readonly refresh: () => void;
}

/** A captcha, fetched as soon as it is needed and never kept: each picture is good once. */
export function useCaptcha(isNeeded: boolean): Captcha {
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: getCaptchaQueryKey(),
    queryFn: async ({ signal }) => {
      let id: string | undefined;
      const onHeaders = (headers: Headers): void => void (id = headers.get('X-Captcha-Id') ?? undefined);
      const { value } = await getCaptcha({ signal, meta: { onHeaders } });
      return { picture: `data:image/png;base64,${value}`, id };
    },
    enabled: isNeeded,
    staleTime: Infinity,
    gcTime: 0,
  });
  const refresh = (): void => {
    if (!isFetching && Date.now() - dataUpdatedAt >= REFRESH_PAUSE_MS) void refetch();
  };
  return { picture: data?.picture, id: data?.id, refresh };
}
