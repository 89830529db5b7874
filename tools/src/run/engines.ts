import { globSync } from 'node:fs';
import { UserError } from '../../bootstrap/user-error.mjs';
import { exitCodeOf, installPackages, thisMachine, type Machine } from './debian.ts';
import type { Context } from './step.ts';

const START_LIMIT_MS = 30_000;
/** MiniBrowser is not on the PATH; these are its files on Debian and on Fedora. */
const MINI_BROWSER = ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'];

/** Access to the machine; replaced in tests. */
export interface EngineMachine extends Machine {
  readonly findMiniBrowser: () => string | undefined;
  /** True when the program starts; false for the stub of a snap. */
  readonly starts: (file: string) => Promise<boolean>;
}

interface Engine {
  readonly name: string;
  /** Packages of Debian. */
  readonly packages: readonly string[];
  /** Environment variables with the paths of its programs; undefined when a program is missing. */
  readonly find: (machine: EngineMachine) => Promise<Record<string, string> | undefined>;
}

const ENGINES: readonly Engine[] = [
  { name: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
];

/** Adds the paths of installed engines to the environment of later steps. Chromium is always there. */
export async function provideEngines(context: Context): Promise<undefined> {
  Object.assign(context.env, await findEngines(thisEngineMachine(context.say)));
  return undefined;
}

/**
 * Environment variables with the paths of the installed engines. In CI, missing engines are installed if possible.
 * @throws {UserError} in CI when an engine is still missing, because its journeys must not be skipped there
 */
export async function findEngines(machine: EngineMachine): Promise<Record<string, string>> {
  if (machine.isCI) await installMissing(machine);
  const env: Record<string, string> = {};
  const advice: string[] = [];
  for (const { name, packages, find } of ENGINES) {
    const found = await find(machine);
    if (found !== undefined) Object.assign(env, found);
    else advice.push(`${name} is missing; install it (Debian: apt-get install ${packages.join(' ')}).`);
  }
  if (machine.isCI && advice.length > 0) throw new UserError(advice.join('\n'));
  for (const line of advice) machine.say(`Skipped the journeys of an engine: ${line}`);
  return env;
}

async function installMissing(machine: EngineMachine): Promise<void> {
  const missing: string[] = [];
  for (const { packages, find } of ENGINES) {
    if ((await find(machine)) === undefined) missing.push(...packages);
  }
  await installPackages(machine, missing);
}

async function findFirefox(machine: EngineMachine): Promise<Record<string, string> | undefined> {
  for (const name of ['firefox-esr', 'firefox']) {
    const file = machine.find(name);
    if (file !== undefined && (await machine.starts(file))) return { FIREFOX_PATH: file };
  }
  return undefined;
}

async function findWebKit(machine: EngineMachine): Promise<Record<string, string> | undefined> {
  const driver = machine.find('WebKitWebDriver');
  const xvfb = machine.find('Xvfb');
  const browser = machine.findMiniBrowser();
  if (driver === undefined || xvfb === undefined || browser === undefined) return undefined;
  return { WEBKIT_DRIVER_PATH: driver, WEBKIT_BROWSER_PATH: browser, XVFB_PATH: xvfb };
}

function thisEngineMachine(say: Context['say']): EngineMachine {
  return {
    ...thisMachine(say),
    findMiniBrowser: () => globSync(MINI_BROWSER)[0],
    starts: async (file) => (await exitCodeOf([file, '--version'], START_LIMIT_MS)) === 0,
  };
}
