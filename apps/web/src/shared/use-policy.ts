import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import type { Policy } from '@croupier/sdk/types';

/** The rules of the brand's jurisdiction; undefined until they are loaded. */
export function usePolicy(): Policy | undefined {
  return useGetSiteConfiguration().data?.policy;
}
