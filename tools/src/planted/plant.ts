import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './fault.ts';

/** The result of running tests in a copy of the repository. */
export interface ProofRun {
  /** Number of tests that have run. */
  readonly ran: number;
  /** Test files with a failure, by their path in the copy. */
  readonly failedFiles: readonly string[];
  /** The output of the test runner. */
  readonly output: string;
}

/** Runs the tests that must fail with a fault. */
export type Prove = (fault: Fault) => Promise<ProofRun>;

export type Verdict =
  | { readonly kind: 'caught'; readonly by: readonly string[] }
  | { readonly kind: 'survived' }
  /** The file does not contain `before`, or contains it several times. */
  | { readonly kind: 'stale'; readonly why: string }
  /** The tests did not run, or also fail without the fault. */
  | { readonly kind: 'unclear'; readonly why: string };

/** Plants a fault in a copy of the repository, runs its tests and removes the fault. */
export async function tryFault(tree: string, fault: Fault, prove: Prove): Promise<Verdict> {
  const file = path.join(tree, fault.file);
  const original = read(file);
  const matches = original === undefined ? 0 : original.split(fault.before).length - 1;
  if (original === undefined || matches !== 1) return { kind: 'stale', why: whyStale(fault, original, matches) };
  writeFileSync(
    file,
    original.replace(fault.before, () => fault.after),
  );
  try {
    const { ran, failedFiles, output } = await prove(fault);
    if (failedFiles.length > 0) return { kind: 'caught', by: failedFiles };
    if (ran === 0) return { kind: 'unclear', why: `no test has run: ${output.trim().slice(-2000)}` };
    return { kind: 'survived' };
  } finally {
    writeFileSync(file, original);
  }
}

/** Changes `caught` to `unclear` when all failed tests also fail without the fault. */
export function withoutFalseAlarms(verdict: Verdict, failingAnyway: ReadonlySet<string>): Verdict {
  if (verdict.kind !== 'caught') return verdict;
  const by = verdict.by.filter((test) => !failingAnyway.has(test));
  if (by.length > 0) return { kind: 'caught', by };
  return { kind: 'unclear', why: `without the fault these tests fail too: ${verdict.by.join(', ')}` };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function whyStale({ file, before }: Fault, text: string | undefined, matches: number): string {
  if (text === undefined) return `${file} does not exist`;
  return matches === 0 ? `${file} has no "${before}"` : `${file} has "${before}" ${matches} times`;
}
