import { stopChildrenOnSignals, stopCode } from '../../bootstrap/child.mjs';
import { executeAlone, executeStep } from './execute.ts';
import { runSteps } from './run-steps.ts';
import { EXTRAS, STEPS } from './steps.ts';
import type { Context, Step } from './step.ts';
import { unchangedTree } from './tree.ts';

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
