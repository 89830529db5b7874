import * as contracts from '../domain/contracts/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const getConsolidatedContracts: Handler<'getConsolidatedContracts'> = (_input, context) =>
  contracts.contractKinds(context);
