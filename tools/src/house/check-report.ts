import { writeFileSync } from 'node:fs';

/** How many checks held and how many did not. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Writes the tally as JSON to the file that CHECK_REPORT names, if it names one. */
export function writeCheckReport(tally: Tally, environment: NodeJS.ProcessEnv = process.env): void {
  const path = environment['CHECK_REPORT'];
  if (path !== undefined && path !== '') writeFileSync(path, `${JSON.stringify(tally)}\n`);
}
