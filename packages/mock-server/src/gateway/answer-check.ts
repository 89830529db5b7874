import contract from '@croupier/api-spec/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '@croupier/sdk/operations';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import type { AnswerCheck } from './gateway.ts';

/**
 * Holds answers against the contract itself with Ajv, which shares nothing with the generated schemas. An error that the
 * operation does not name is refused too.
 */
export function createAnswerCheck(): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', ...contract });
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (operation: OperationId, status: number): ValidateFunction => {
    const { method, path } = operations[operation];
    const step = encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
    const pointer = `contract#/paths/${step}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`;
    const known = compiled.get(pointer);
    if (known !== undefined) return known;
    const validate = ajv.compile({ $ref: pointer });
    compiled.set(pointer, validate);
    return validate;
  };
  return (operation, status, body) => {
    const validate = validatorOf(operation, status);
    return validate(body) ? [] : [ajv.errorsText(validate.errors, { dataVar: 'answer' })];
  };
}
