import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../../bootstrap/child.mjs';
import { stampOf } from '../../bootstrap/stamp.mjs';
import { UserError } from '../../bootstrap/user-error.mjs';
import { CACHE, ROOT } from './paths.ts';
import type { Context } from './step.ts';

const APP = 'apps/web';

/**
 * Inputs of the build: whole packages, without the files in EXCLUDED. A list of single inputs would become incomplete
 * unnoticed.
 */
const INPUTS = [
  `${APP}/**`,
  'packages/{sdk,ui}/**',
  'api-spec/dist/openapi.json',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
const EXCLUDED =
  /(?:^|\/)(?:node_modules|dist|e2e|bench|test-results|playwright-report|coverage|[^/]+\.(?:test|spec|stories)\.tsx?)$/;

/** Lines of the build about languages that are not translated. */
const REPORTS = /Texts (?:in|of) .+$/gm;

/** A build of the app: where it is written, and Vite's arguments for it. */
interface Variant {
  /** Relative to the repository root. */
  readonly folder: string;
  readonly stamp: string;
  readonly args: readonly string[];
}

const PRODUCTION: Variant = { folder: `${APP}/dist`, stamp: 'build.stamp', args: [] };
/** Has the developer panel; outside `dist`, so that nobody publishes it. */
const SANDBOX: Variant = {
  folder: '.cache/sandbox',
  stamp: 'sandbox.stamp',
  args: ['--mode', 'sandbox', '--outDir', path.join(CACHE, 'sandbox'), '--emptyOutDir'],
};

/** Builds the app for production into apps/web/dist unless the inputs are unchanged. */
export async function buildApp(context: Context): Promise<void> {
  await buildVariant(PRODUCTION, context);
}

/** Builds the app with the developer panel into .cache/sandbox unless the inputs are unchanged. */
export async function buildSandbox(context: Context): Promise<void> {
  await buildVariant(SANDBOX, context);
}

async function buildVariant({ folder, stamp, args }: Variant, { say, env }: Context): Promise<void> {
  const stampFile = path.join(CACHE, stamp);
  const outputs = `${folder}/**`;
  if (isBuilt(ROOT, stampFile, outputs)) {
    return;
  }
  // Without the stamp, an interrupted build does not count as current.
  rmSync(stampFile, { force: true });
  const start = performance.now();
  const cwd = path.join(ROOT, APP);
  const vite = path.join(cwd, 'node_modules/vite/bin/vite.js');
  const inputs = inputStamp(ROOT);
  const { code, output } = await runChild(process.execPath, [vite, 'build', ...args], {
    cwd,
    env: { ...process.env, ...env },
    output: 'capture',
  });
  if (code !== 0) {
    throw new UserError(`${output.trimEnd()}\nThe app could not be built.`);
  }
  for (const [line] of output.matchAll(REPORTS)) say(line);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampFile, stampText(inputs, outputStamp(ROOT, outputs)));
  say(`App built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/** True when inputs and outputs are unchanged since the last build. */
export function isBuilt(root: string, stampFile: string, outputs?: string): boolean {
  try {
    return readFileSync(stampFile, 'utf8') === stampText(inputStamp(root), outputStamp(root, outputs));
  } catch {
    return false;
  }
}

/** A hash over names and contents of the inputs. */
export function inputStamp(root: string): string {
  const files = globSync(INPUTS, { cwd: root, exclude: (file) => EXCLUDED.test(file) });
  return stampOf(root, files.toSorted());
}

/** A hash over names and sizes of the outputs. */
export function outputStamp(root: string, outputs = `${APP}/dist/**`): string {
  const files = globSync(outputs, { cwd: root }).toSorted();
  const sizes = files.map((file) => statSync(path.join(root, file))).map((stat) => (stat.isFile() ? stat.size : 0));
  return stampOf(root, [], [files.join('\n'), sizes.join('\n')]);
}

export function stampText(inputs: string, outputs: string): string {
  return `${inputs}\n${outputs}\n`;
}
