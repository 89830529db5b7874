import { expect, test } from 'vitest';
import type { Machine } from './debian.ts';
import { installCryptography } from './python.ts';

async function outputWhen(isInstalled: boolean, facts: Partial<Machine> = {}) {
  const commands: string[] = [];
  const lines: string[] = [];
  const machine: Machine = {
    isCI: true,
    isRoot: true,
    find: (program) => `/usr/bin/${program}`,
    install: async (command) => {
      commands.push(command.join(' '));
      return true;
    },
    say: (line) => lines.push(line),
    ...facts,
  };
  await installCryptography(machine, async () => isInstalled);
  return { commands, lines };
}

test("installs Debian's package when the module is missing in CI", async () => {
  const { commands } = await outputWhen(false);
  expect(commands).toEqual([
    '/usr/bin/apt-get update',
    '/usr/bin/apt-get install -y --no-install-recommends --no-upgrade python3-cryptography',
  ]);
});

test('prints what to install and installs nothing when the module is missing outside CI', async () => {
  const { commands, lines } = await outputWhen(false, { isCI: false });
  expect([commands, lines]).toEqual([[], [expect.stringContaining('apt-get install python3-cryptography')]]);
});

test('does nothing when the module exists, or in CI without root or apt', async () => {
  const nothing = { commands: [], lines: [] };
  expect(await outputWhen(true)).toEqual(nothing);
  expect(await outputWhen(true, { isCI: false })).toEqual(nothing);
  expect(await outputWhen(false, { isRoot: false })).toEqual(nothing);
  expect(await outputWhen(false, { find: () => undefined })).toEqual(nothing);
});
