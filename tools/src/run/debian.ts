import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { runChild } from '../../bootstrap/child.mjs';
import { ROOT } from './paths.ts';

const APT_LIMIT_MS = 300_000;

/** Access to the machine; replaced in tests. */
export interface Machine {
  readonly isCI: boolean;
  readonly isRoot: boolean;
  /** The path of a program by its name; undefined when it is not installed. */
  readonly find: (program: string) => string | undefined;
  readonly install: (command: string[], timeLimitMs: number) => Promise<boolean>;
  readonly say: (line: string) => void;
}

/** Installs packages of Debian as root; does nothing elsewhere. A package that cannot be installed is no error here. */
export async function installPackages(machine: Machine, names: readonly string[]): Promise<void> {
  const apt = machine.find('apt-get');
  if (names.length === 0 || !machine.isRoot || apt === undefined) return;
  machine.say(`Installing ${names.join(', ')} …`);
  await machine.install([apt, 'update'], APT_LIMIT_MS);
  // One command per package, because apt installs nothing when one name does not exist; Ubuntu has no firefox-esr.
  for (const name of names) {
    await machine.install([apt, 'install', '-y', '--no-install-recommends', '--no-upgrade', name], APT_LIMIT_MS);
  }
}

export function thisMachine(say: (line: string) => void): Machine {
  return {
    isCI: process.env.CI !== undefined && process.env.CI !== '' && process.env.CI !== 'false',
    isRoot: process.getuid?.() === 0,
    find: findOnPath,
    install: async (command, timeLimitMs) => (await exitCodeOf(command, timeLimitMs)) === 0,
    say,
  };
}

function findOnPath(program: string): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean)];
  return folders.map((folder) => path.join(folder, program)).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export async function exitCodeOf([file = '', ...args]: string[], timeLimitMs: number): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await runChild(file, args, { cwd: ROOT, env, output: 'capture', timeLimitMs });
  return code;
}
