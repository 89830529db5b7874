import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

import { readWorkflowDocuments } from '../arazzo/read-documents.ts';
import { checkWorkflow } from '../arazzo/workflow-rules.ts';
import { checkAccess } from '../codegen/access-rules.ts';
import { writeBundle } from '../codegen/bundle.ts';
import { listOperations, readContract, type Contract } from '../codegen/contract.ts';
import { checkCsv } from '../codegen/csv-rules.ts';
import { checkEncryption, checkErrorCodes } from '../codegen/error-rules.ts';
import { checkExamplesAgainstSchemas } from '../codegen/example-rules.ts';
import { checkIdempotency, checkNumbers } from '../codegen/money-rules.ts';
import { packageRoot } from '../codegen/package-root.ts';
import { redocly } from '../codegen/redocly.ts';
import { checkPaging } from '../codegen/paging-rules.ts';
import { checkSchemaTexts, checkTexts } from '../codegen/text-rules.ts';

const OPERATION_RULES = [
  checkAccess,
  checkTexts,
  checkErrorCodes,
  checkEncryption,
  checkIdempotency,
  checkPaging,
  checkCsv,
];

/**
 * Lints the contract and its workflows with Redocly, then with our own rules. Prints one sentence per problem and fails
 * if there is one.
 */
async function lint(): Promise<void> {
  const documents = await readWorkflowDocuments();
  const workflowFiles = [...documents.keys()].map((name) => `workflows/${name}`);
  await redocly('lint', 'openapi.yaml', ...workflowFiles, '--max-problems', '50');
  const contract = await writeBundle();
  await redocly('bundle', 'openapi.yaml', '--output', 'dist/openapi.redocly.json');
  const expected = await readContract(pathToFileURL(path.join(packageRoot, 'dist/openapi.redocly.json')));
  if (!isDeepStrictEqual(contract, expected)) {
    throw new Error(
      'codegen/bundle.ts makes another document than Redocly: compare dist/openapi.json and openapi.redocly.json.',
    );
  }
  const workflows = [...documents.values()].flatMap((document) => document.workflows);
  const problems = [
    ...checkContract(contract),
    ...checkExamplesAgainstSchemas(contract),
    ...workflows.flatMap((workflow) => checkWorkflow(contract, workflow)),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/** Our own rules, in addition to those of Redocly. Returns one sentence per problem. */
function checkContract(contract: Contract): string[] {
  const operations = listOperations(contract).flatMap((named) =>
    OPERATION_RULES.flatMap((rule) =>
      rule(contract, named).map((problem) => `${named.operation.operationId}: ${problem}`),
    ),
  );
  return [...operations, ...checkSchemaTexts(contract), ...checkNumbers(contract)];
}

try {
  await lint();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
