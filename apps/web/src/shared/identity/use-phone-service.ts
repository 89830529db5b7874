import { useGetSiteConfiguration } from '@croupier/sdk/hooks';

import { useSite } from '../../config/site-context.ts';

/** True when the phone service verifies numbers in place of SMS codes: the platform uses it and the deployment has one. */
export function usePhoneService(): boolean {
  const { config } = useSite();
  const { data } = useGetSiteConfiguration();
  return config.identity !== undefined && data?.features.phoneAuth === true;
}
