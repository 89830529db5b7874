import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Outcome } from './run-steps.ts';

const STEPS = ['generate', 'types', 'unit'].map((name) => ({ name, what: `the ${name}` }));

async function runWith(outcomes: Record<string, Partial<Outcome> | Error>) {
  const lines: string[] = [];
  const executed: string[] = [];
  let clock = 0;
  const run = await runSteps(
    STEPS,
    async ({ name }) => {
      executed.push(name);
      clock += 1500;
      const outcome = outcomes[name] ?? { passed: 1 };
      if (outcome instanceof Error) {
        throw outcome;
      }
      return { passed: 0, failed: 0, output: '', ...outcome };
    },
    (line) => lines.push(...line.split('\n')),
    () => clock,
  );
  return { run, executed, lines, last: lines.at(-1) };
}

test('prints the sum of all checks as the last line when all steps pass', async () => {
  const { run, last } = await runWith({ unit: { passed: 240 } });
  expect(last).toBe('242 passed, 0 failed');
  expect(run).toEqual({ ok: true, passed: 242, failed: 0 });
});

test('prints a table with the seconds of each step and of the run', async () => {
  const { lines } = await runWith({});
  expect(lines.slice(lines.indexOf('') + 1)).toEqual([
    '     time  step                checks',
    '    1.5 s  generate            1 passed, 0 failed',
    '    1.5 s  types               1 passed, 0 failed',
    '    1.5 s  unit                1 passed, 0 failed',
    '',
    '    4.5 s  all steps           3 passed, 0 failed',
    '3 passed, 0 failed',
  ]);
});

test('stops with the output and the command of the step when a step fails', async () => {
  const { run, executed, lines, last } = await runWith({ types: { failed: 2, output: 'TS2322: no\n' } });
  expect(executed).toEqual(['generate', 'types']);
  expect(lines).toContain('TS2322: no');
  expect(lines).toContain('types failed. Run it alone: npm run types');
  expect(last).toBe('1 passed, 2 failed');
  expect(run.ok).toBe(false);
});

test('hides the output of a step when it passes', async () => {
  const { lines } = await runWith({ types: { passed: 1, output: 'all is well' } });
  expect(lines).not.toContain('all is well');
});

test('counts one failure when a step cannot be run', async () => {
  const { run, lines, last } = await runWith({ generate: new Error('no such program') });
  expect(lines.some((line) => line.includes('no such program'))).toBe(true);
  expect(last).toBe('0 passed, 1 failed');
  expect(run.ok).toBe(false);
});
