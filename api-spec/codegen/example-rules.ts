import type { ValidateFunction } from 'ajv/dist/2020.js';

import { CONTRACT_ID, contractAjv } from './contract-ajv.ts';
import { isReference, listOperations, plainSchemaOf, resolve, type Contract, type MediaType } from './contract.ts';

/**
 * Checks every example of the contract against its schema with Ajv, independently of the generated zod schemas. Returns
 * one sentence per problem.
 */
export function checkExamplesAgainstSchemas(contract: Contract): string[] {
  const ajv = contractAjv(contract);
  const explain = (where: string, validate: ValidateFunction, value: unknown): string[] =>
    validate(value) ? [] : [`${where}: ${ajv.errorsText(validate.errors, { dataVar: 'example' })}.`];

  return listOperations(contract).flatMap(({ path, method, operation }) => {
    const root = `${CONTRACT_ID}#/paths/${escapePointer(path)}/${method}`;
    const check = (where: string, pointer: string, media: MediaType): string[] => {
      const schema = isReference(media.schema)
        ? { $ref: `${CONTRACT_ID}${media.schema.$ref}` }
        : { $ref: `${pointer}/schema` };
      const validate = ajv.compile(schema);
      return Object.entries(media.examples ?? {}).flatMap(([name, example]) =>
        explain(`${operation.operationId} ${where}, example ${name}`, validate, resolve(contract, example).value),
      );
    };
    const answers = Object.entries(operation.responses).flatMap(([status, answer]) => {
      const base = isReference(answer) ? `${CONTRACT_ID}${answer.$ref}` : `${root}/responses/${status}`;
      return Object.entries(resolve(contract, answer).content ?? {}).flatMap(([type, media]) =>
        check(`answer ${status}`, `${base}/content/${escapePointer(type)}`, media),
      );
    });
    const requests = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, media]) => {
      const schema = plainSchemaOf(media);
      if (schema === undefined) return check('request', `${root}/requestBody/content/${escapePointer(type)}`, media);
      return check('request', '', { schema, examples: media['x-plain-examples'] ?? {} });
    });
    return [...answers, ...requests];
  });
}

function escapePointer(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
