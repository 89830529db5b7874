import type { Counts } from './count.ts';

/** What is known about a step once it is over; `output` is shown when it failed. */
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
 * Runs the steps one after the other and stops at the first that fails.
 * Says a line a step, a summary with seconds, and as its very last line `N passed, N failed`.
 * @param execute runs one step; a rejection counts as one failure
 * @param now milliseconds of a monotonic clock
 */
export async function runSteps<S extends NamedStep>(
  steps: readonly S[],
  execute: (step: S) => Promise<Outcome>,
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): Promise<Run> {
  const total: Run = { passed: 0, failed: 0, ok: true };
  const summary: string[] = [];
  for (const step of steps) {
    say(`▸ ${step.name}: ${step.what}`);
    const start = now();
    const outcome = await execute(step).catch(failure);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    const seconds = ((now() - start) / 1000).toFixed(1);
    summary.push(`${seconds.padStart(7)} s  ${step.name.padEnd(20)}${countLine(outcome)}`);
    if (outcome.failed > 0) {
      total.ok = false;
      if (outcome.output.trim()) {
        say(outcome.output.trimEnd());
      }
      summary.push('', `${step.name} failed. Run it alone: npm run ${step.name}`);
      break;
    }
  }
  for (const line of ['', ...summary, countLine(total)]) {
    say(line);
  }
  return total;
}

function countLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

function failure(error: unknown): Outcome {
  return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
