import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { EMPTY_LIST, problemsWith } from './accepted.ts';
import { changesBetween } from './changes.ts';
import { readDocument, type ContractFiles } from './files.ts';
import { inStableOrder } from './stable-order.ts';

/** Whether a command succeeded, and what it has to say. */
export interface Verdict {
  ok: boolean;
  lines: string[];
}

/** Holds the working contract against the last release: a line a break that is not accepted. */
export async function judgeBreaks({ released, working, accepted }: ContractFiles): Promise<Verdict> {
  const before = await readDocument(released);
  const changes = await changesBetween(before, await readDocument(working));
  const problems = problemsWith(changes, await readFile(accepted, 'utf8'));
  if (problems.length > 0) {
    const advice =
      'Take the break back, or put its line with a reason into api-spec/accepted-breaking-changes.txt; ' +
      'take out of it what is outdated.';
    return { ok: false, lines: [...problems, '', advice] };
  }
  const breaks = changes.filter((change) => change.breaks).length;
  const summary = `Since release ${before.info.version}: ${changes.length} changes, ${breaks} of them accepted breaks.`;
  return { ok: true, lines: [summary] };
}

/**
 * Makes the working contract the released one and empties the list of accepted breaks. Refuses breaks that are not
 * accepted. The version in `info` is raised by hand.
 * @param lints bundles the contract anew and tells whether its linter lets it pass
 */
export async function releaseContract(files: ContractFiles, lints: () => boolean): Promise<Verdict> {
  if (!lints()) return { ok: false, lines: ['The contract is not released, because its linter refuses it.'] };
  if (existsSync(files.released)) {
    const breaks = await judgeBreaks(files);
    if (!breaks.ok) return { ok: false, lines: [...breaks.lines, 'The contract is not released.'] };
  }
  const working = await readDocument(files.working);
  await mkdir(path.dirname(files.released), { recursive: true });
  await writeFile(files.released, `${JSON.stringify(inStableOrder(working), undefined, 2)}\n`);
  await writeFile(files.accepted, EMPTY_LIST);
  return { ok: true, lines: [`Version ${working.info.version} is released: commit api-spec/released/openapi.json.`] };
}
