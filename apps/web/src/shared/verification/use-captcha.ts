import { getCaptcha } from '@croupier/sdk/client';
import { getCaptchaQueryKey } from '@croupier/sdk/query';
import { useQuery } from '@tanstack/react-query';

export interface Captcha {
  /** URL of the picture; undefined while there is none. */
  readonly picture: string | undefined;
  /** A new picture is loading. */
  readonly busy: boolean;
  /** The picture failed to load. */
  readonly failed: boolean;
  /** Request parameters that identify the picture. */
  readonly headers: { 'X-Captcha-Id'?: string };
  /** Loads a new picture. */
  readonly refresh: () => void;
}

/** A captcha, loaded when needed and never cached: each picture is valid once. */
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
