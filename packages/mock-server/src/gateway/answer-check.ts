import { createRequire } from 'node:module';

import { operations, type OperationId } from '@croupier/sdk/operations';
import type * as ajvModule from 'ajv/dist/2020.js';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type * as formatsModule from 'ajv-formats';

import type { AnswerCheck } from './gateway.ts';

const ERROR_POINTER = 'contract#/components/schemas/ErrorEnvelope';

const require = createRequire(import.meta.url);

// Shared by all checks: the contract does not change, and compiling a validator takes long.
let sharedAjv: Ajv2020 | undefined;
const compiled = new Map<string, ValidateFunction>();

/** Loads Ajv and the contract, 2 MB, for the first checked answer: most importers of `node.ts` check none. */
function createAjv(): Ajv2020 {
  const { Ajv2020 }: typeof ajvModule = require('ajv/dist/2020.js');
  const addFormats: typeof formatsModule = require('ajv-formats');
  const contract: object = require('@croupier/api-spec/openapi.json');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.addSchema({ $id: 'contract', ...contract });
}

function validatorOf(ajv: Ajv2020, pointer: string): ValidateFunction {
  const cached = compiled.get(pointer);
  if (cached !== undefined) return cached;
  const validate = ajv.compile({ $ref: pointer });
  compiled.set(pointer, validate);
  return validate;
}

/**
 * Validates answers against the contract with Ajv, independently of the generated schemas. Reports also an error code
 * that the contract does not list for the operation.
 */
export function createAnswerCheck(): AnswerCheck {
  return (operation, status, body) => {
    // The mock's own answer for a call that is not modelled.
    if (status === 501) return [];
    const code = errorCodeOf(body);
    if (code !== undefined && !operations[operation].errors.some((listed) => listed === code)) {
      return [`the contract does not name ${code} for it`];
    }
    const ajv = (sharedAjv ??= createAjv());
    const validate = validatorOf(ajv, code === undefined ? successPointer(operation, status) : ERROR_POINTER);
    return validate(body) ? [] : [ajv.errorsText(validate.errors, { dataVar: 'answer' })];
  };
}

function errorCodeOf(body: unknown): string | undefined {
  const hasCode = typeof body === 'object' && body !== null && 'errorCode' in body;
  return hasCode && typeof body.errorCode === 'string' ? body.errorCode : undefined;
}

function successPointer(operation: OperationId, status: number): string {
  const { method, path } = operations[operation];
  const pathKey = encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
  return `contract#/paths/${pathKey}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`;
}
