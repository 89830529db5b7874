import type { ConsolidatedContracts, ContractType } from '@croupier/sdk/types';

/** The field of the consolidated contracts that has the period of a kind [ENT-26]. */
export const kindFields = {
  DIVIDEND: 'divtypereq',
  DAILY_SALARY: 'dailysalreqtype',
  HOUR_SALARY: 'contracthoursalreq',
  REALTIME_SALARY: 'realtimesalreqtype',
} as const satisfies Record<ContractType, keyof ConsolidatedContracts>;

/** False for a kind of contract that the platform added after this version. */
export const isContractKind = (text: string): text is ContractType => Object.hasOwn(kindFields, text);

/** True for a contract, an offer or a window of a kind that this version knows. */
export const hasKnownKind = ({ type }: { readonly type: string }): boolean => isContractKind(type);

/** Kinds of agent contracts in the order of the navigation [CONTRACT-01]. */
export const contractKinds: readonly ContractType[] = Object.keys(kindFields).filter(isContractKind);

/** The payer of the contracts of an agent without upline. */
export const PLATFORM = 'PLATFORM';
