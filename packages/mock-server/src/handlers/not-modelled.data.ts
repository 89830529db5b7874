import type { OperationId } from '@croupier/sdk/operations';

/** Operations without behaviour yet: they answer the contract's example. A new call of the contract begins here. */
export const notModelledIds = [] as const satisfies readonly OperationId[];
