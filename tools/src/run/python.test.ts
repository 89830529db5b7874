import { expect, test } from 'vitest';
import type { Machine } from './debian.ts';
import { installCryptography } from './python.ts';

async function commandsWhen(isInstalled: boolean, facts: Partial<Machine> = {}): Promise<string[]> {
  const commands: string[] = [];
  const machine: Machine = {
    isCI: true,
    isRoot: true,
    find: (program) => `/usr/bin/${program}`,
    install: async (command) => {
      commands.push(command.join(' '));
      return true;
    },
    say: () => undefined,
    ...facts,
  };
  await installCryptography(machine, async () => isInstalled);
  return commands;
}

test("installs Debian's package when the module is missing in CI", async () => {
  expect(await commandsWhen(false)).toEqual([
    '/usr/bin/apt-get update',
    '/usr/bin/apt-get install -y --no-install-recommends --no-upgrade python3-cryptography',
  ]);
});

test('installs nothing when the module exists, outside CI, or without root or apt', async () => {
  expect(await commandsWhen(true)).toEqual([]);
  expect(await commandsWhen(false, { isCI: false })).toEqual([]);
  expect(await commandsWhen(false, { isRoot: false })).toEqual([]);
  expect(await commandsWhen(false, { find: () => undefined })).toEqual([]);
});
