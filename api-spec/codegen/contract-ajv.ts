import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import type { Contract } from './contract.ts';

export const CONTRACT_ID = 'contract';

/** Ajv with the contract's schemas, which references reach by `CONTRACT_ID`. */
export function contractAjv(contract: Contract): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.addSchema({ $id: CONTRACT_ID, ...contract });
}
