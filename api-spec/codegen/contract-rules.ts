import { checkAccess } from './access-rules.ts';
import { listOperations, type Contract } from './contract.ts';
import { checkEncryption, checkErrorCodes } from './error-rules.ts';
import { checkIdempotency, checkNumbers } from './money-rules.ts';
import { checkPaging } from './paging-rules.ts';
import { checkSchemaTexts, checkTexts } from './text-rules.ts';

const OPERATION_RULES = [checkAccess, checkTexts, checkErrorCodes, checkEncryption, checkIdempotency, checkPaging];

/** One sentence a problem; none when the contract keeps our own rules, which Redocly's do not cover. */
export function checkContract(contract: Contract): string[] {
  const operations = listOperations(contract).flatMap((named) =>
    OPERATION_RULES.flatMap((rule) =>
      rule(contract, named).map((problem) => `${named.operation.operationId}: ${problem}`),
    ),
  );
  return [...operations, ...checkSchemaTexts(contract), ...checkNumbers(contract)];
}
