import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { changesBetween, lineOf, type Change } from './changes.ts';
import { readDocument, type ContractFiles } from './files.ts';

/** Separates a breaking change from its reason. */
const REASON_SEPARATOR = ' -- ';

/** Printed in place of a missing reason. */
const REASON_PLACEHOLDER = '<reason>';

/** The list without entries. */
export const EMPTY_LIST = `# Breaks of the contract since the last release that are accepted, one a line: the line that
# \`npm run contract:breaking\` prints, followed by the reason.
#
#   <rule id> <METHOD> <path> <what>${REASON_SEPARATOR}<reason>
#
# A line that no break of the contract fits any more is refused. A release empties the list.
`;

/** One line per problem: a breaking change that is not accepted, or an entry that is outdated, repeated or without a reason. */
function problemsWith(changes: readonly Change[], list: string): string[] {
  const breaks = changes.filter((change) => change.breaks).map(lineOf);
  const entries = entriesOf(list);
  const acceptedLines = new Set(entries.map((entry) => entry.line));
  return [
    ...breaks
      .filter((line) => !acceptedLines.has(line))
      .map((line) => `breaks    ${line}${REASON_SEPARATOR}${REASON_PLACEHOLDER}`),
    ...entries
      .filter(({ reason }) => !/\p{L}{2}/u.test(reason) || reason === REASON_PLACEHOLDER)
      .map(({ line }) => `no reason ${line}`),
    ...entries.filter(({ line }) => !breaks.includes(line)).map(({ line }) => `outdated  ${line}`),
    ...entries
      .filter(({ line }, index) => entries.findIndex((other) => other.line === line) < index)
      .map(({ line }) => `twice     ${line}`),
  ];
}

function entriesOf(list: string): { line: string; reason: string }[] {
  const lines = list.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((entry) => {
      const index = entry.indexOf(REASON_SEPARATOR);
      return index === -1
        ? { line: entry, reason: '' }
        : { line: entry.slice(0, index), reason: entry.slice(index + REASON_SEPARATOR.length).trim() };
    });
}

/** The result of a command, with the lines to print. */
export interface Verdict {
  ok: boolean;
  lines: string[];
}

/** Compares the working contract with the last release; one line per breaking change that is not accepted. */
export async function checkBreaks({ released, working, accepted }: ContractFiles): Promise<Verdict> {
  const before = await readDocument(released);
  const changes = await changesBetween(before, await readDocument(working));
  const problems = problemsWith(changes, await readFile(accepted, 'utf8'));
  if (problems.length > 0) {
    const advice =
      'Revert the breaking change, or add its line with a reason to api-spec/accepted-breaking-changes.txt; ' +
      'remove outdated lines from it.';
    return { ok: false, lines: [...problems, '', advice] };
  }
  const breaks = changes.filter((change) => change.breaks).length;
  const summary = `Since release ${before.info.version}: ${changes.length} changes, ${breaks} of them accepted breaks.`;
  return { ok: true, lines: [summary] };
}

/**
 * Releases the working contract and empties the list of accepted breaking changes. Fails if a breaking change is not
 * accepted. Increase the version in `info` manually.
 * @param runLint bundles and lints the contract; true if it has no problem
 */
export async function releaseContract(files: ContractFiles, runLint: () => boolean): Promise<Verdict> {
  if (!runLint()) return { ok: false, lines: ['The contract is not released, because it has lint problems.'] };
  if (existsSync(files.released)) {
    const check = await checkBreaks(files);
    if (!check.ok) return { ok: false, lines: [...check.lines, 'The contract is not released.'] };
  }
  const working = await readDocument(files.working);
  await mkdir(path.dirname(files.released), { recursive: true });
  await writeFile(files.released, `${JSON.stringify(inStableOrder(working), undefined, 2)}\n`);
  await writeFile(files.accepted, EMPTY_LIST);
  return { ok: true, lines: [`Version ${working.info.version} is released: commit api-spec/released/openapi.json.`] };
}

/** Sorts the fields of every object, so that the diff of two releases shows changes only. */
function inStableOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inStableOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, inStableOrder(inner)]));
}
