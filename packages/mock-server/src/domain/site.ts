import type { SiteConfiguration, WhitelabelFlags } from '@croupier/sdk/types';

import type { PlatformRow } from '../store/rows/site.ts';
import type { DomainContext } from './context.ts';
import { customerServiceKey, listCustomerService } from './system/customer-service.ts';
import { domains, mainDomain, resources } from './system/links.data.ts';

/** What this site offers. A flag is on only when the calls behind it are modelled. */
export const siteFlags: Required<WhitelabelFlags> = {
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

export function getSiteConfiguration(context: DomainContext, address: string): SiteConfiguration {
  const { maintenance, maintenanceEnd, regionRestriction } = getPlatform(context);
  return {
    customerService: listCustomerService(context),
    customerServiceKey,
    domainRoute: [...domains],
    resources: [...resources],
    whitelabel: siteFlags,
    register: REGISTRATION,
    mainDomain,
    analytics: {},
    imageCDNs: [],
    launchGameCDNs: [],
    location: { ip: address },
    maintenance,
    regionRestriction,
    ...(maintenanceEnd === null ? {} : { maintenanceEnd }),
  };
}

/** The state of the platform in one number: 0 open, 1 maintenance, 2 closed for the visitor's region, which wins. */
export function getSystemStatus(context: DomainContext, address: string) {
  const { maintenance, maintenanceEnd, regionRestriction } = getPlatform(context);
  const status = regionRestriction ? 2 : maintenance ? 1 : 0;
  return {
    status,
    maintenance,
    ...(maintenanceEnd === null ? {} : { maintenanceEnd }),
    regionRestriction,
    location: { ip: address },
  } as const;
}

/** The registration form's fields by name. */
export function getRegistrationFields(): SiteConfiguration['register'] {
  return REGISTRATION;
}
