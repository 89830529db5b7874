import type { RegistrationFieldConfig, SiteConfiguration, WhitelabelFlags } from '@croupier/sdk/types';

import type { Collection, Row } from '../store/collection.ts';
import type { PlatformRow, RegisterFieldRow } from '../store/rows/site.ts';
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
export function getFlags({ store }: DomainContext): WhitelabelFlags {
  const own = store.siteFlags.all();
  return own.length === 0 ? siteFlags : { ...siteFlags, ...Object.fromEntries(own.map(({ id, on }) => [id, on])) };
}

/** The registration form's fields in this world, by name. */
export function getRegistration({ store }: DomainContext): SiteConfiguration['register'] {
  const own = store.registerFields.all().map((row) => [row.id, describeField(row)]);
  return { ...REGISTRATION, ...Object.fromEntries(own) };
}

function describeField(row: RegisterFieldRow): RegistrationFieldConfig {
  const { enabled, required, acceptedPattern, patternId, minLength, maxLength } = row;
  return {
    enabled,
    required,
    ...(acceptedPattern === null ? {} : { acceptedPattern }),
    ...(patternId === null ? {} : { patternId }),
    ...(minLength === null ? {} : { minLength }),
    ...(maxLength === null ? {} : { maxLength }),
  };
}

/** What of the site is to change; what is left out stays. */
export interface SiteChange {
  readonly flags?: Partial<WhitelabelFlags> | undefined;
  readonly register?: SiteConfiguration['register'] | undefined;
  readonly maintenance?: boolean | undefined;
  readonly maintenanceEnd?: string | null | undefined;
  readonly regionRestriction?: boolean | undefined;
}

export function changeSite(context: DomainContext, change: SiteChange): void {
  const { store } = context;
  store.transact(() => {
    for (const [id, on] of Object.entries(change.flags ?? {})) put(store.siteFlags, { id, on });
    for (const [id, field] of Object.entries(change.register ?? {})) {
      const { acceptedPattern = null, patternId = null, minLength = null, maxLength = null, ...rest } = field;
      put(store.registerFields, { id, ...rest, acceptedPattern, patternId, minLength, maxLength });
    }
    const platform = getPlatform(context);
    put(store.platform, {
      id: PLATFORM_ID,
      maintenance: change.maintenance ?? platform.maintenance,
      maintenanceEnd: change.maintenanceEnd === undefined ? platform.maintenanceEnd : change.maintenanceEnd,
      regionRestriction: change.regionRestriction ?? platform.regionRestriction,
    });
  });
}

function put<Item extends Row>(collection: Collection<Item>, row: Item): void {
  if (collection.get(row.id) !== undefined) collection.remove(row.id);
  collection.insert(row);
}

export function getSiteConfiguration(context: DomainContext, address: string): SiteConfiguration {
  const { maintenance, maintenanceEnd, regionRestriction } = getPlatform(context);
  return {
    customerService: [],
    customerServiceKey: '',
    domainRoute: [],
    resources: [],
    whitelabel: getFlags(context),
    register: getRegistration(context),
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
