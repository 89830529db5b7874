import { getCaptcha } from '@croupier/sdk/client';
import { getCaptchaQueryKey } from '@croupier/sdk/query';
import { useQuery } from '@tanstack/react-query';

export interface Captcha {
  /** URL of the image; undefined while there is none. */
  readonly picture: string | undefined;
  /** True while a new image loads. */
  readonly busy: boolean;
  /** True when the image failed to load. */
  readonly failed: boolean;
  /** Request headers that identify the image. */
  readonly headers: { 'X-Captcha-Id'?: string };
  /** Loads a new image. */
  readonly refresh: () => void;
}

/** A captcha. Never cached, because each image is valid for one try. */
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
