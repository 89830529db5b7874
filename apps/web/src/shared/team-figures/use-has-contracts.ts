import { useGetSiteConfiguration } from '@croupier/sdk/hooks';

/** True where the site has agent contracts: without them their calls are refused. */
export function useHasContracts(): boolean {
  const { data } = useGetSiteConfiguration();
  return data?.whitelabel.AGENTPOLICY3 === true;
}
