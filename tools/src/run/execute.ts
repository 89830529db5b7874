import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChild, stopCode } from '../../bootstrap/child.mjs';
import { explainFullDisk, UserError } from '../../bootstrap/user-error.mjs';
import { countOf, reporting } from './count.ts';
import { CACHE, ROOT } from './paths.ts';
import type { Outcome } from './run-steps.ts';
import type { CommandStep, Context, Step, TaskStep } from './step.ts';

/** Playwright stops the server that it has started only after this signal. */
const STOP_WITH = 'SIGINT';

/** Runs a step as part of `npm test`. Returns its output; test runners also print it at once, because they take long. */
export async function executeStep(step: Step, context: Context): Promise<Outcome> {
  const outcome = await ('task' in step ? executeTask(step.task, context) : executeCommand(step, context));
  return outcome.failed > 0 ? { ...outcome, output: withDiskHint(outcome.output) } : outcome;
}

/** Runs a single step, shows its output and passes further arguments of the command line to it. */
export async function executeAlone(step: Step, context: Context, args: string[]): Promise<number> {
  const { code, output } = await ('task' in step ? taskAlone(step, context) : commandAlone(step, context, args));
  const text = code === 0 ? '' : withDiskHint(output);
  if (text) {
    context.say(text);
  }
  return code;
}

async function taskAlone({ task }: TaskStep, context: Context): Promise<{ code: number; output: string }> {
  const { failed, output } = await executeTask(task, context);
  return { code: failed > 0 ? 1 : 0, output };
}

async function commandAlone(
  step: CommandStep,
  context: Context,
  args: string[],
): Promise<{ code: number; output: string }> {
  const prepared = await prepare(step, context);
  if (prepared) {
    return { code: prepared.failed > 0 ? 1 : 0, output: prepared.output };
  }
  const [file, ...ownArgs] = step.command;
  return runChild(programOf(file), [...ownArgs, ...args], {
    cwd: folderOf(step),
    env: { ...process.env, ...context.env },
    stopWith: STOP_WITH,
  });
}

async function executeTask(task: (context: Context) => Promise<void>, context: Context): Promise<Outcome> {
  try {
    await task(context);
    return { passed: 1, failed: 0, output: '' };
  } catch (error) {
    // Print the stack of a bug, but not of a full disk or a missing permission.
    if (error instanceof UserError || (error instanceof Error && 'syscall' in error)) {
      return { passed: 0, failed: 1, output: error.message };
    }
    throw error;
  }
}

/** Prepares a step. Returns its outcome when it must not run: skipped, or failed in the preparation. */
async function prepare({ before }: CommandStep, context: Context): Promise<Outcome | undefined> {
  let reason: string | undefined;
  const { failed, output } = await executeTask(async () => void (reason = await before?.(context)), context);
  if (reason) {
    context.say(`Skipped: ${reason}`);
  }
  return failed > 0 || reason ? { passed: 0, failed, output } : undefined;
}

async function executeCommand(step: CommandStep, context: Context): Promise<Outcome> {
  const prepared = await prepare(step, context);
  if (prepared) {
    return prepared;
  }
  const counting = step.counting ?? 'one';
  const reports = path.join(CACHE, 'reports');
  const report = path.join(reports, `${step.name.replace(':', '-')}.json`);
  await mkdir(reports, { recursive: true });
  await rm(report, { force: true });
  const [file, ...args] = step.command;
  const extra = reporting(counting, report);
  const { code, output } = await runChild(programOf(file), [...args, ...extra.args], {
    cwd: folderOf(step),
    env: { ...process.env, ...context.env, ...extra.env },
    stopWith: STOP_WITH,
    output: counting === 'vitest' || counting === 'playwright' ? 'show' : 'capture',
  });
  const counts = await countOf(counting, report, stopCode() ?? code);
  return { ...counts, output };
}

function withDiskHint(output: string): string {
  const problem = stopCode() ? undefined : explainFullDisk([ROOT, tmpdir()]);
  return [output.trimEnd(), problem].filter(Boolean).join('\n');
}

function folderOf({ folder = '' }: CommandStep): string {
  return path.join(ROOT, folder);
}

function programOf(file: string): string {
  return file === 'node' ? process.execPath : path.join(ROOT, file);
}
