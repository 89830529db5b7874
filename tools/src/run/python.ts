import { exitCodeOf, installPackages, thisMachine, type Machine } from './debian.ts';
import type { Context } from './step.ts';

const START_LIMIT_MS = 30_000;
/** The package of Debian with Python and the module. */
const PACKAGE = 'python3-cryptography';

/** Installs what the test of the Python sample needs, in CI. Never skips the step: locally that test is skipped alone. */
export async function providePython({ say }: Context): Promise<undefined> {
  await installCryptography(thisMachine(say), hasCryptography);
}

export async function installCryptography(machine: Machine, isInstalled: () => Promise<boolean>): Promise<void> {
  if (await isInstalled()) return;
  if (machine.isCI) await installPackages(machine, [PACKAGE]);
  else machine.say(`Skipped the Python sample: install Python with cryptography (Debian: apt-get install ${PACKAGE}).`);
}

/** `/usr/bin/python3` is the Python that has Debian's modules, also where another one is first on the PATH. */
async function hasCryptography(): Promise<boolean> {
  for (const python of ['python3', '/usr/bin/python3']) {
    const code = await exitCodeOf([python, '-c', 'import cryptography'], START_LIMIT_MS).catch(() => 1);
    if (code === 0) return true;
  }
  return false;
}
