import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import type { SocialProvider } from '@croupier/sdk/types';
import { useLocation } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';

/** Pages of agents, who have no social sign-in. */
const AGENT_PAGE = /^\/agent(?:home)?(?:\/|$)/i;
const NONE: readonly SocialProvider[] = [];

/** Providers that platform and deployment offer here; none on the agents' pages [LOGIN-09] [LOGIN-10]. */
export function useSocialProviders(): readonly SocialProvider[] {
  const { config } = useSite();
  const { pathname } = useLocation();
  const { data } = useGetSiteConfiguration();
  if (config.identity === undefined || AGENT_PAGE.test(pathname)) return NONE;
  return data?.features.socialProviders ?? NONE;
}
