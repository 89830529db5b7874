import { contractVersion } from '@croupier/sdk/operations';
import type { RegistrationFieldConfig, SiteConfiguration, WhitelabelFlags } from '@croupier/sdk/types';

import { immutable } from '../../store/json-cache.ts';
import type { Collection } from '../../store/collection.ts';
import type { Row } from '../../store/row-index.ts';
import type { PlatformRow, RegisterFieldRow } from '../../store/rows/site.ts';
import { emit, type CallContext, type DomainContext } from '../kernel/index.ts';
import { customerServiceKey, listCustomerService } from './customer-service.ts';
import { listDomainLines } from './lines.ts';
import { mainDomain } from './links.data.ts';
import { listResources } from './links.ts';
import {
  describeBrand,
  describeFeatures,
  describeHumanCheck,
  describePolicy,
  type ModelledCheck,
} from './describe-settings.ts';
import { policyOf, settingsOf } from './settings.ts';
import { listLanguages } from './languages.ts';
import { REGISTRATION_FIELDS, VERIFICATION_CODE_FIELD } from './registration-fields.data.ts';

/** Default flags of the site. A flag is on only when its calls are modelled. */
const DEFAULT_FLAGS: Required<WhitelabelFlags> = {
  CHNGPASSVERIF3: false,
  AGENTPOLICY3: true,
  MOBILENUMREG3: false,
  REGMOBVERF3: true,
  MOBILENUMPASSREG3: true,
  FREEPLAY3: true,
  PWDEXPFORCECHANGE3: true,
  MOBILEVERCODELOGIN3: true,
};

const PLATFORM_ID = 'platform';
const OPEN_PLATFORM: PlatformRow = {
  id: PLATFORM_ID,
  maintenance: false,
  maintenanceEnd: null,
  regionRestriction: false,
  blockedAddresses: [],
};

/** True for a caller who is blocked by location, as everyone is in a closed region, or by network address [SYS-12]. */
export function isBlocked(context: DomainContext, address: string): boolean {
  const { regionRestriction, blockedAddresses } = getPlatform(context);
  return regionRestriction || blockedAddresses.includes(address);
}

/** Maintenance and region state of the platform. */
export function getPlatform({ store }: DomainContext): PlatformRow {
  return store.platform.get(PLATFORM_ID) ?? OPEN_PLATFORM;
}

/** Flags of this world's site. */
export function getFlags({ store }: DomainContext): Required<WhitelabelFlags> {
  const changed = store.siteFlags.all();
  return changed.length === 0
    ? DEFAULT_FLAGS
    : { ...DEFAULT_FLAGS, ...Object.fromEntries(changed.map(({ id, on }) => [id, on])) };
}

/** Fields of a registration form in this world by name; by default of the form that the site offers. */
export function getRegistration(context: DomainContext, method?: RegistrationMethod): SiteConfiguration['register'] {
  const changed = context.store.registerFields.all().map((row) => [row.id, describeField(row)]);
  return registrationForm(Object.fromEntries(changed), getFlags(context), method);
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

/** Changes to the site; omitted parts stay. */
export interface SiteChange {
  readonly flags?: Partial<WhitelabelFlags> | undefined;
  readonly register?: SiteConfiguration['register'] | undefined;
  readonly maintenance?: boolean | undefined;
  readonly maintenanceEnd?: string | null | undefined;
  readonly regionRestriction?: boolean | undefined;
  readonly blockedAddresses?: readonly string[] | undefined;
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
    const maintenance = change.maintenance ?? platform.maintenance;
    const maintenanceEnd = change.maintenanceEnd === undefined ? platform.maintenanceEnd : change.maintenanceEnd;
    put(store.platform, {
      id: PLATFORM_ID,
      maintenance,
      maintenanceEnd,
      regionRestriction: change.regionRestriction ?? platform.regionRestriction,
      blockedAddresses: [...(change.blockedAddresses ?? platform.blockedAddresses)],
    });
    if (maintenance !== platform.maintenance || maintenanceEnd !== platform.maintenanceEnd)
      emit(context, 'maintenanceChanged', { maintenance, maintenanceEnd });
  });
}

function put<Item extends Row>(collection: Collection<Item>, row: Item): void {
  if (collection.get(row.id) !== undefined) collection.remove(row.id);
  collection.insert(row);
}

/** Cached configurations by their inputs: every page requests one, and few differ. */
const configurations = new Map<string, SiteConfiguration>();
const MAX_CONFIGURATIONS = 100;

/** Settings of the site for the caller; `isModelled` is the same for all calls, so it is no part of the cache's key. */
export function getSiteConfiguration(context: CallContext, isModelled: ModelledCheck): SiteConfiguration {
  const { siteFlags: flags, registerFields } = context.store;
  const { address, origin, worldId } = context.caller;
  const settings = settingsOf(context);
  const parts = [address, origin, worldId, getPlatform(context), flags.all(), registerFields.all(), settings];
  const key = JSON.stringify(parts);
  const cached = configurations.get(key);
  if (cached !== undefined) return cached;
  if (configurations.size >= MAX_CONFIGURATIONS) configurations.clear();
  const configuration = immutable(makeConfiguration(context, isModelled));
  configurations.set(key, configuration);
  return configuration;
}

function makeConfiguration(context: CallContext, isModelled: ModelledCheck): SiteConfiguration {
  const { address, origin } = context.caller;
  const { maintenance, maintenanceEnd } = getPlatform(context);
  const settings = settingsOf(context);
  const flags = getFlags(context);
  const languages = listLanguages(context).list.map(({ code }) => code);
  return {
    customerService: listCustomerService(origin),
    customerServiceKey,
    domainRoute: listDomainLines(context),
    resources: listResources(origin),
    whitelabel: flags,
    brand: describeBrand(settings, languages),
    policy: describePolicy(flags, policyOf(context)),
    features: describeFeatures(settings, isModelled),
    humanCheck: describeHumanCheck(settings),
    register: getRegistration(context),
    mainDomain,
    analytics: {},
    imageCDNs: [],
    launchGameCDNs: [],
    location: { ip: address },
    maintenance,
    regionRestriction: isBlocked(context, address),
    ...(maintenanceEnd === null ? {} : { maintenanceEnd }),
  };
}

/** Platform status: 0 open, 1 maintenance, 2 region blocked, which takes precedence. */
export function getSystemStatus(context: CallContext) {
  const { maintenance, maintenanceEnd } = getPlatform(context);
  const regionRestriction = isBlocked(context, context.caller.address);
  const status = regionRestriction ? 2 : maintenance ? 1 : 0;
  return {
    status,
    maintenance,
    ...(maintenanceEnd === null ? {} : { maintenanceEnd }),
    regionRestriction,
    contractVersion,
    location: { ip: context.caller.address },
  } as const;
}

type RegistrationMethod = 'USERNAME' | 'MOBILE';
type Fields = SiteConfiguration['register'];

/** Settings of each field of a form; `changed` are this world's. */
function registrationForm(changed: Fields, flags: WhitelabelFlags, method?: RegistrationMethod): Fields {
  const fields = { ...REGISTRATION_FIELDS, ...changed };
  if ((method ?? (flags.MOBILENUMREG3 ? 'MOBILE' : 'USERNAME')) === 'USERNAME') return fields;
  const requiredIf = (field: RegistrationFieldConfig, enabled: boolean): RegistrationFieldConfig => ({
    ...field,
    enabled,
    required: enabled,
  });
  return {
    ...fields,
    username: requiredIf(fields.username, false),
    password: requiredIf(fields.password, flags.MOBILENUMPASSREG3),
    confirmPassword: requiredIf(fields.confirmPassword, flags.MOBILENUMPASSREG3),
    mobileNum: requiredIf(fields.mobileNum, true),
    verificationCode: requiredIf(VERIFICATION_CODE_FIELD, flags.REGMOBVERF3),
    email: { ...fields.email, required: false },
  };
}
