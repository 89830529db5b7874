import type { ValidateFunction } from 'ajv/dist/2020.js';

import { CONTRACT_ID, contractAjv } from '../codegen/contract-ajv.ts';
import { contract, referenceTo } from './contract-reader.ts';

const ajv = contractAjv(contract);

/** Whether values have the form of a named schema, or of a part of it by its pointer, such as `Game/properties/nodeId`. */
export const checkOf = (schema: string): ValidateFunction =>
  ajv.compile({ $ref: CONTRACT_ID + referenceTo(schema).$ref });
