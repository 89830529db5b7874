import type { OperationId } from '@croupier/sdk/operations';

/** Operations without behaviour yet: they answer the contract's example. */
export const notModelledIds = [
  'createDownlineAccount',
  'createRegisterLink',
  'deleteRegisterLink',
  'getAgentProfile',
  'getDownline',
  'getTeamOverview',
  'getUserLossByGameType',
  'listDownlines',
  'listRebateDifferences',
  'listRegisterLinks',
  'listUserLossStatements',
  'updateDownline',
  'updateRegisterLink',
] as const satisfies readonly OperationId[];
