import type { SiteConfiguration, WhitelabelFlags } from '@croupier/sdk/types';

import type { PlatformRow } from '../store/rows/site.ts';
import type { DomainContext } from './context.ts';

/** What this site offers unless its world says otherwise. A flag is on only when the calls behind it are modelled. */
const siteFlags: Required<WhitelabelFlags> = {
  CHNGPASSVERIF3: false,
  AGENTPOLICY3: false,
  MOBILENUMREG3: false,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: false,
  FREEPLAY3: false,
  PWDEXPFORCECHANGE3: true,
  MOBILEVERCODELOGIN3: false,
};

const REGISTRATION: SiteConfiguration['register'] = {
  username: { enabled: true, required: true, patternId: 4, minLength: 6, maxLength: 16 },
  password: { enabled: true, required: true, patternId: 18, minLength: 8, maxLength: 20 },
  confirmPassword: { enabled: true, required: true },
};

const PLATFORM_ID = 'platform';
const OPEN: PlatformRow = { id: PLATFORM_ID, maintenance: false, maintenanceEnd: null, regionRestriction: false };

/** Whether the platform is open at all. */
export function getPlatform({ store }: DomainContext): PlatformRow {
  return store.platform.get(PLATFORM_ID) ?? OPEN;
}

/** What the site of this world offers. */
export function getFlags({ store }: DomainContext): Required<WhitelabelFlags> {
  const own = store.siteFlags.all();
  return own.length === 0 ? siteFlags : { ...siteFlags, ...Object.fromEntries(own.map(({ id, on }) => [id, on])) };
}

export function getSiteConfiguration(context: DomainContext, address: string): SiteConfiguration {
  const { maintenance, maintenanceEnd, regionRestriction } = getPlatform(context);
  return {
    customerService: [],
    customerServiceKey: '',
    domainRoute: [],
    resources: [],
    whitelabel: getFlags(context),
    register: REGISTRATION,
    mainDomain: 'play.croupier.example',
    analytics: {},
    imageCDNs: [],
    launchGameCDNs: [],
    location: { ip: address },
    maintenance,
    regionRestriction,
    ...(maintenanceEnd === null ? {} : { maintenanceEnd }),
  };
}
