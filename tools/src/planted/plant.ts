import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './fault.ts';

/** What the tests made of a copy of the repository. */
export interface ProofRun {
  /** How many tests have run. */
  readonly ran: number;
  /** Test files with a failure, by their path in the copy. */
  readonly failedFiles: readonly string[];
  /** What the runner printed. */
  readonly output: string;
}

/** Runs the tests that have to notice a fault. */
export type Prove = (fault: Fault) => Promise<ProofRun>;

export type Verdict =
  | { readonly kind: 'caught'; readonly by: readonly string[] }
  | { readonly kind: 'survived' }
  /** The line before is not there, or several times. */
  | { readonly kind: 'stale'; readonly why: string }
  /** The tests did not run, or fail without the fault as well, and so say nothing. */
  | { readonly kind: 'unclear'; readonly why: string };

/** Plants a fault in a copy of the repository, has it tried, and takes it out again. */
export async function tryFault(tree: string, fault: Fault, prove: Prove): Promise<Verdict> {
  const file = path.join(tree, fault.file);
  const sound = read(file);
  const places = sound === undefined ? 0 : sound.split(fault.before).length - 1;
  if (sound === undefined || places !== 1) return { kind: 'stale', why: whyStale(fault, sound, places) };
  writeFileSync(
    file,
    sound.replace(fault.before, () => fault.after),
  );
  try {
    const { ran, failedFiles, output } = await prove(fault);
    if (failedFiles.length > 0) return { kind: 'caught', by: failedFiles };
    if (ran === 0) return { kind: 'unclear', why: `no test has run: ${output.trim().slice(-2000)}` };
    return { kind: 'survived' };
  } finally {
    writeFileSync(file, sound);
  }
}

/** Takes back what was caught only by tests that fail on the sound copy as well. */
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

function whyStale({ file, before }: Fault, sound: string | undefined, places: number): string {
  if (sound === undefined) return `${file} does not exist`;
  return places === 0 ? `${file} has no "${before}"` : `${file} has "${before}" ${places} times`;
}
