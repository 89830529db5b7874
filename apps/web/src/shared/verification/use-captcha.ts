import { getCaptcha } from '@croupier/sdk/client';
import { getCaptchaQueryKey } from '@croupier/sdk/query';
import { useQuery } from '@tanstack/react-query';

export interface Captcha {
  /** Address of the picture; undefined while there is none. */
  readonly picture: string | undefined;
  /** Another picture is on its way. */
  readonly busy: boolean;
  /** No picture could be had. */
  readonly failed: boolean;
  /** What a call sends along, so that the typed digits are held against this picture. */
  readonly headers: { 'X-Captcha-Id'?: string };
  /** Fetches another picture. */
  readonly refresh: () => void;
}

/** A captcha, fetched as soon as it is needed and never kept: each picture is good once. */
export function useCaptcha(isNeeded: boolean): Captcha {
  const { data, isFetching, isError, refetch } = useQuery({
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
  return {
    picture: data?.picture,
    busy: isFetching,
    failed: isError,
    headers: data?.id === undefined ? {} : { 'X-Captcha-Id': data.id },
    refresh: () => void refetch(),
  };
}
