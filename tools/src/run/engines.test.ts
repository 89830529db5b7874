import { expect, test } from 'vitest';
import { findEngines } from './engines.ts';
import type { EngineMachine } from './engines.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const APT = '/usr/bin/apt-get';
/** The files that a package of Debian installs. */
const PACKAGE_FILES: Record<string, string[]> = {
  'firefox-esr': ['/usr/bin/firefox-esr'],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver', MINI_BROWSER],
  xvfb: ['/usr/bin/Xvfb'],
};
const ALL = Object.values(PACKAGE_FILES).flat();
const FIREFOX = { FIREFOX_PATH: '/usr/bin/firefox-esr' };
const WEBKIT = {
  WEBKIT_DRIVER_PATH: '/usr/bin/WebKitWebDriver',
  WEBKIT_BROWSER_PATH: MINI_BROWSER,
  XVFB_PATH: '/usr/bin/Xvfb',
};

function machineWith(present: string[], facts: Partial<EngineMachine> = {}) {
  const files = new Set([APT, ...present]);
  const commands: string[] = [];
  const lines: string[] = [];
  const machine: EngineMachine = {
    isCI: false,
    isRoot: true,
    find: (program) => (files.has(`/usr/bin/${program}`) ? `/usr/bin/${program}` : undefined),
    findMiniBrowser: () => (files.has(MINI_BROWSER) ? MINI_BROWSER : undefined),
    starts: async () => true,
    install: async (command) => {
      commands.push(command.slice(1).join(' '));
      (PACKAGE_FILES[command.at(-1) ?? ''] ?? []).forEach((file) => files.add(file));
      return true;
    },
    say: (line) => lines.push(line),
    ...facts,
  };
  return { machine, commands, lines };
}

test('returns both engines and installs nothing when both are installed in CI', async () => {
  const { machine, commands, lines } = machineWith(ALL, { isCI: true });
  expect(await findEngines(machine)).toEqual({ ...FIREFOX, ...WEBKIT });
  expect([commands, lines]).toEqual([[], []]);
});

test('prints what to install and installs nothing when engines are missing outside CI', async () => {
  const { machine, commands, lines } = machineWith([]);
  expect(await findEngines(machine)).toEqual({});
  expect(lines).toEqual([
    expect.stringContaining('apt-get install firefox-esr'),
    expect.stringContaining('apt-get install webkit2gtk-driver xvfb'),
  ]);
  expect(commands).toEqual([]);
});

test('reports WebKit as missing when only Xvfb is missing', async () => {
  const { machine, lines } = machineWith(ALL.filter((file) => !file.endsWith('Xvfb')));
  expect(await findEngines(machine)).toEqual(FIREFOX);
  expect(lines).toHaveLength(1);
});

test('skips a Firefox that does not start, such as the stub of a snap', async () => {
  const { machine } = machineWith([...ALL, '/usr/bin/firefox'], { starts: async (file) => !file.endsWith('esr') });
  expect(await findEngines(machine)).toMatchObject({ FIREFOX_PATH: '/usr/bin/firefox' });
});

test('installs only missing packages when it runs as root in CI', async () => {
  const { machine, commands } = machineWith(ALL.slice(0, 1), { isCI: true });
  expect(await findEngines(machine)).toEqual({ ...FIREFOX, ...WEBKIT });
  expect(commands).toEqual([
    'update',
    'install -y --no-install-recommends --no-upgrade webkit2gtk-driver',
    'install -y --no-install-recommends --no-upgrade xvfb',
  ]);
});

test.each([
  ['without root', { isRoot: false }],
  ['without apt-get', { find: () => undefined }],
])('throws when an engine is missing in CI %s', async (_, facts) => {
  const { machine, commands } = machineWith([], { isCI: true, ...facts });
  await expect(findEngines(machine)).rejects.toThrow('WebKit is missing');
  expect(commands).toEqual([]);
});

test('throws when the installation fails in CI', async () => {
  const { machine } = machineWith([], { isCI: true, install: async () => false });
  await expect(findEngines(machine)).rejects.toThrow('Firefox is missing');
});
