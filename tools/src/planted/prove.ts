import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../../bootstrap/child.mjs';
import { readCounts } from '../run/count.ts';
import { STORIES_CONFIG } from './copy-tree.ts';
import type { Fault, Proof } from './fault.ts';
import type { ProofRun } from './plant.ts';

const VITEST = 'tools/node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'apps/web/node_modules/@playwright/test/cli.js';
/** Longer than the slowest test run takes; a fault can make a test wait for ever. */
const TIME_LIMIT_MS = 600_000;

/** A Node command that runs tests in a copy of the repository. */
export interface Command {
  /** Working folder relative to the root of the copy. */
  readonly folder: string;
  readonly args: readonly string[];
  /** True when the site must be built first. */
  readonly needsBuild: boolean;
}

/** The command that runs the tests that must fail with a fault. */
export function commandFor({ file, proof }: Pick<Fault, 'file' | 'proof'>, report: string): Command {
  const json = ['--reporter=json', `--outputFile=${report}`];
  switch (proof.kind) {
    case 'related':
      return inRoot([VITEST, 'related', '--run', `--project=${projectOf(file)}`, '--bail=1', ...json, file]);
    case 'unit':
      return inRoot([VITEST, 'run', '--bail=1', ...json, ...proof.tests]);
    case 'stories':
      return {
        folder: 'packages/ui',
        args: [
          'node_modules/vitest/vitest.mjs',
          'run',
          `--config=${STORIES_CONFIG}`,
          '--project=stories',
          ...json,
          `${proof.name}.stories`,
        ],
        needsBuild: false,
      };
    case 'e2e': {
      const journey = ['test', '--config=apps/web/playwright.config.ts', proof.journey, `--grep=${proof.title}`];
      return { ...inRoot([PLAYWRIGHT, ...journey, '--project=phone', '--reporter=json']), needsBuild: true };
    }
  }
}

const inRoot = (args: readonly string[]): Command => ({ folder: '', args, needsBuild: false });

/** The Vitest project of a file; a package's project has the name of its folder. */
function projectOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'packages' || first === 'apps' ? second : first;
}

/** Runs tests in a copy of the repository. */
export async function proveIn(tree: string, fault: Pick<Fault, 'file' | 'proof'>): Promise<ProofRun> {
  const report = path.join(tree, '.cache/planted.json');
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { folder, args, needsBuild } = commandFor(fault, report);
  const run = async (cwd: string, nodeArgs: readonly string[]): Promise<string> => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: '1' };
    const { output } = await runChild(process.execPath, [...nodeArgs], {
      cwd,
      env,
      output: 'capture',
      timeLimitMs: TIME_LIMIT_MS,
    });
    return output;
  };
  const built = needsBuild ? await run(tree, ['tools/src/run/main.ts', 'build']) : '';
  const output = built + (await run(path.join(tree, folder), args));
  const text = readReport(report);
  const { passed, failed } = readCounts(text);
  return { ran: passed + failed, failedFiles: failed === 0 ? [] : failedTestFiles(text, tree), output };
}

/** Runs the failed test files again, without any fault, and returns those that fail again. */
export async function failuresWithoutFault(
  tree: string,
  caught: readonly { readonly proof: Proof; readonly by: readonly string[] }[],
): Promise<ReadonlySet<string>> {
  const units = caught.filter(({ proof }) => proof.kind === 'unit' || proof.kind === 'related');
  const tests = [...new Set(units.flatMap(({ by }) => by))];
  const others = new Map(
    caught.flatMap(({ proof }) => (isUnit(proof) ? [] : [[JSON.stringify(proof), proof] as const])),
  );
  const proofs: Proof[] = [...(tests.length > 0 ? [{ kind: 'unit', tests } as const] : []), ...others.values()];
  const failing = new Set<string>();
  for (const proof of proofs) {
    const { failedFiles } = await proveIn(tree, { file: '', proof });
    for (const file of failedFiles) failing.add(file);
  }
  return failing;
}

const isUnit = ({ kind }: Proof): boolean => kind === 'unit' || kind === 'related';

function readReport(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly { readonly ok: boolean; readonly file: string }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
}

/** The test files with a failure in a report of Vitest or Playwright, relative to the copy. */
export function failedTestFiles(text: string, tree: string): string[] {
  // The versions of both tools are pinned, so the shape of their reports is known.
  const report: VitestReport & PlaywrightReport = JSON.parse(text);
  const vitest = (report.testResults ?? [])
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed'))
    .map(({ name }) => path.relative(tree, name));
  return [...new Set([...vitest, ...(report.suites ?? []).flatMap(failedInSuite)])];
}

function failedInSuite({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  return [...specs.filter(({ ok }) => !ok).map(({ file }) => file), ...suites.flatMap(failedInSuite)];
}
