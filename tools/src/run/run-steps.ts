import type { Counts } from './count.ts';

/** The result of a step; `output` is printed if it failed. */
export interface Outcome extends Counts {
  output: string;
}

export interface NamedStep {
  name: string;
  what: string;
}

export interface Run extends Counts {
  ok: boolean;
}

/**
 * Runs the steps in order and stops at the first failure. Prints a line per step, then a table with the seconds of each
 * step, and `N passed, N failed` as the last line.
 * @param execute runs one step; a rejection counts as one failure
 * @param now monotonic clock, in milliseconds
 */
export async function runSteps<S extends NamedStep>(
  steps: readonly S[],
  execute: (step: S) => Promise<Outcome>,
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): Promise<Run> {
  const total: Run = { passed: 0, failed: 0, ok: true };
  const table: string[] = [];
  const firstStart = now();
  for (const step of steps) {
    say(`▸ ${step.name}: ${step.what}`);
    const start = now();
    const outcome = await execute(step).catch(failure);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    table.push(row(now() - start, step.name, outcome));
    if (outcome.failed > 0) {
      total.ok = false;
      if (outcome.output.trim()) {
        say(outcome.output.trimEnd());
      }
      table.push('', `${step.name} failed. Run it alone: npm run ${step.name}`);
      break;
    }
  }
  table.unshift('', `${'time'.padStart(9)}  ${'step'.padEnd(20)}checks`);
  for (const line of [...table, '', row(now() - firstStart, 'all steps', total), countLine(total)]) {
    say(line);
  }
  return total;
}

function row(milliseconds: number, name: string, counts: Counts): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name.padEnd(20)}${countLine(counts)}`;
}

function countLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

function failure(error: unknown): Outcome {
  return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
