import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { stopChildrenOnSignals, stopCode } from '../../bootstrap/child.mjs';
import { executeAlone, executeStep } from './execute.ts';
import { runSteps } from './run-steps.ts';
import { EXTRAS, STEPS } from './steps.ts';
import type { Context, Step, TaskStep } from './step.ts';
import { stampOf } from '../../bootstrap/stamp.mjs';
import { UserError } from '../../bootstrap/user-error.mjs';
import { ROOT } from './paths.ts';

const run = promisify(execFile);

/** Records the state of the working tree. The returned step fails when the state has changed. */
export async function unchangedTree(root = ROOT): Promise<TaskStep> {
  const before = await stateOf(root);
  return {
    name: 'clean',
    what: 'the run has not changed the working tree',
    task: async () => {
      const changed = difference(before, await stateOf(root));
      if (changed.length > 0) {
        throw new UserError(['The tests have changed files of the working tree:', ...changed].join('\n'));
      }
    },
  };
}

/** Path → state and content hash of every file that differs from the last commit; empty without git. */
async function stateOf(root: string): Promise<Map<string, string>> {
  const { stdout } = await run('git', ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  }).catch(() => ({ stdout: '' }));
  const lines = stdout.split('\0').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(3), line.slice(0, 2) + stampOf(root, [line.slice(3)])]));
}

function difference(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}

const ALL_STEPS = [...STEPS, ...EXTRAS];

/** `main.ts test` runs every step, `main.ts <step> [arguments]` one step after the steps that it needs. */
async function main([name = '', ...args]: string[]): Promise<number> {
  stopChildrenOnSignals();
  const context: Context = { env: {}, say: (line) => console.log(line) };
  if (name === 'test') {
    const { ok } = await runSteps([...STEPS, await unchangedTree()], (step) => executeStep(step, context), context.say);
    return stopCode() ?? (ok ? 0 : 1);
  }
  const step = ALL_STEPS.find((candidate) => candidate.name === name);
  if (!step) {
    const names = ALL_STEPS.map((candidate) => `  ${candidate.name.padEnd(20)}${candidate.what}`);
    console.error([`There is no step '${name}'. Steps:`, ...names].join('\n'));
    return 1;
  }
  for (const needed of neededBy(step)) {
    const code = await executeAlone(needed, context, []);
    if (code !== 0) {
      return code;
    }
  }
  return executeAlone(step, context, args);
}

/** The direct and indirect dependencies of a step, in the order of `npm test`. */
function neededBy(step: Step): Step[] {
  const names = new Set<string>();
  const add = ({ needs = [] }: Step): void => {
    for (const needed of STEPS.filter((candidate) => needs.includes(candidate.name) && !names.has(candidate.name))) {
      names.add(needed.name);
      add(needed);
    }
  };
  add(step);
  return STEPS.filter((candidate) => names.has(candidate.name));
}

process.exitCode = await main(process.argv.slice(2));
