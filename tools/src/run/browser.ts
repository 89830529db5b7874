import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runChild } from '../../bootstrap/child.mjs';
import { UserError } from '../../bootstrap/user-error.mjs';
import { ROOT } from './paths.ts';
import type { Context } from './step.ts';

// The headless shell comes first: it needs half the CPU time of a whole browser and shows the same pages.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
// Derivatives of Debian lack the first.
const DEBIAN_PACKAGES = [SHELL, 'chromium'];
const START_LIMIT_MS = 15_000;
const DOWNLOAD_LIMIT_MS = 120_000;
const APT_LIMIT_MS = 300_000;

/** Access to the machine; replaced in tests. */
export interface Machine {
  env: Record<string, string | undefined>;
  isRoot: boolean;
  isDebian: boolean;
  exists: (file: string) => boolean;
  /** True when the file is a browser that starts; false for Ubuntu's placeholder of a snap package, and when libraries are missing. */
  starts: (file: string) => Promise<boolean>;
  /** The path of Playwright's own Chromium, or '' if unknown. */
  playwrightChromium: () => string;
  /** Runs an installation command; true if it succeeded. */
  install: (command: string[], timeLimitMs: number) => Promise<boolean>;
  say: (line: string) => void;
}

/** Finds or installs a Chromium and sets CHROMIUM_PATH for later steps. */
export async function provideBrowser(context: Context): Promise<void> {
  context.env.CHROMIUM_PATH = await findBrowser(thisMachine(context.say));
}

/**
 * The path of a Chromium that starts: from CHROMIUM_PATH, the system, Playwright, or a new installation.
 * @throws {UserError} with one line on what to install
 */
export async function findBrowser(machine: Machine): Promise<string> {
  const configured = machine.env.CHROMIUM_PATH;
  if (configured) {
    if (machine.exists(configured) && (await machine.starts(configured))) {
      return configured;
    }
    throw new UserError(
      `CHROMIUM_PATH=${configured} is not a browser that starts: correct it, or unset it to search for one.`,
    );
  }
  const found = await firstThatStarts(machine);
  const isSlow = machine.env.CI === 'true' && found !== undefined && path.basename(found) !== SHELL;
  return (
    (isSlow ? await installDebianBrowser(machine, [SHELL]) : undefined) ??
    found ??
    (await installBrowser(machine)) ??
    fail('There is no Chromium for the browser tests and none could be installed')
  );
}

async function installBrowser(machine: Machine): Promise<string | undefined> {
  machine.say('No Chromium found; downloading the one of Playwright …');
  const cli = path.join(ROOT, 'apps/web/node_modules/@playwright/test/cli.js');
  if (await machine.install([process.execPath, cli, 'install', 'chromium'], DOWNLOAD_LIMIT_MS)) {
    const found = await firstThatStarts(machine);
    if (found) {
      return found;
    }
  }
  return installDebianBrowser(machine, DEBIAN_PACKAGES);
}

async function installDebianBrowser(machine: Machine, names: string[]): Promise<string | undefined> {
  if (!machine.isRoot || !machine.isDebian) {
    return undefined;
  }
  machine.say('Installing the Chromium of Debian …');
  await machine.install(['apt-get', 'update'], APT_LIMIT_MS);
  for (const name of names) {
    // Does not upgrade a Chromium that is installed but does not start.
    await machine.install(['apt-get', 'install', '-y', '--no-install-recommends', '--no-upgrade', name], APT_LIMIT_MS);
    const found = await firstThatStarts(machine);
    if (found) {
      return found;
    }
  }
  return undefined;
}

async function firstThatStarts(machine: Machine): Promise<string | undefined> {
  const folders = (machine.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [
    ...NAMES.flatMap((name) => ['/usr/bin', ...folders].map((folder) => path.join(folder, name))),
    machine.playwrightChromium(),
  ];
  for (const candidate of new Set(candidates)) {
    if (candidate && machine.exists(candidate) && (await machine.starts(candidate))) {
      return candidate;
    }
  }
  return undefined;
}

function fail(what: string): never {
  throw new UserError(
    `${what}: install the package chromium (Debian: apt-get install chromium) or Google Chrome, ` +
      'or name a browser in CHROMIUM_PATH, and run the command again.',
  );
}

function thisMachine(say: (line: string) => void): Machine {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    isDebian: existsSync('/etc/os-release') && /^ID=["']?debian/m.test(readFileSync('/etc/os-release', 'utf8')),
    exists: existsSync,
    starts: async (file) => (await exitCodeOf([file, '--version'], START_LIMIT_MS)) === 0,
    playwrightChromium,
    install: async (command, timeLimitMs) => (await exitCodeOf(command, timeLimitMs)) === 0,
    say,
  };
}

async function exitCodeOf([file = '', ...args]: string[], timeLimitMs: number): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await runChild(file, args, { cwd: ROOT, env, output: 'capture', timeLimitMs });
  return code;
}

function playwrightChromium(): string {
  const { chromium }: { chromium: { executablePath: () => string } } = createRequire(
    path.join(ROOT, 'apps/web/package.json'),
  )('@playwright/test');
  return chromium.executablePath();
}
