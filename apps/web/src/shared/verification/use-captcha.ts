import { getCaptcha } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { useQuery } from '@tanstack/react-query';

export interface Captcha {
  /** URL of the image; undefined while there is none. */
  readonly imageUrl: string | undefined;
  /** True while a new image loads. */
  readonly busy: boolean;
  /** True when the image failed to load. */
  readonly failed: boolean;
  /** Request headers that identify the image. */
  readonly headers: { 'X-Captcha-Id'?: string };
  /** Loads a new image. */
  readonly refresh: () => void;
}

/** A captcha image, valid for one try: never refetched by itself, and dropped on unmount. */
export function useCaptcha(isNeeded: boolean): Captcha {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: queryKeyOf('getCaptcha'),
    queryFn: async ({ signal }) => {
      let id: string | undefined;
      const onHeaders = (headers: Headers): void => void (id = headers.get('X-Captcha-Id') ?? undefined);
      const { value } = await getCaptcha({ signal, meta: { onHeaders } });
      return { imageUrl: `data:image/png;base64,${value}`, id };
    },
    enabled: isNeeded,
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    imageUrl: data?.imageUrl,
    busy: isFetching,
    failed: isError,
    headers: data?.id === undefined ? {} : { 'X-Captcha-Id': data.id },
    refresh: () => void refetch(),
  };
}
