import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { bundle, redocly } from './bundle.ts';
import { readContract } from './contract.ts';
import { checkContract } from './contract-rules.ts';
import { checkExamplesAgainstSchemas } from './example-rules.ts';
import { packageRoot } from './package-root.ts';

/** Lints the contract with Redocly, then with our own rules. Prints a sentence a problem and fails when there is one. */
async function lint(): Promise<void> {
  await redocly('lint', 'openapi.yaml', '--max-problems', '50');
  await bundle();
  const contract = await readContract(pathToFileURL(path.join(packageRoot, 'dist/openapi.json')));
  const problems = [...checkContract(contract), ...checkExamplesAgainstSchemas(contract)];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

try {
  await lint();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
