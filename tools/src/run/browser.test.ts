import { expect, test } from 'vitest';
import { findBrowser } from './browser.ts';
import type { Machine } from './browser.ts';

interface Facts extends Partial<Machine> {
  /** Installed browsers. */
  present?: string[];
  /** Word of a successful installation command → the browser that it adds. */
  adds?: Record<string, string>;
}

function machineWith({ present = [], adds = {}, ...rest }: Facts) {
  const files = new Set(present);
  const commands: string[] = [];
  const machine: Machine = {
    env: { PATH: '/usr/bin:/opt/bin' },
    isRoot: true,
    isDebian: true,
    exists: (file) => files.has(file),
    starts: async () => true,
    playwrightChromium: () => '/cache/ms-playwright/chrome',
    install: async (command) => {
      const line = command.join(' ');
      commands.push(line);
      const [, added] = Object.entries(adds).find(([word]) => line.includes(word)) ?? [];
      if (added) {
        files.add(added);
      }
      return added !== undefined;
    },
    say: () => {},
    ...rest,
  };
  return { machine, commands };
}

function withoutPackage(install: Machine['install'], name: string): Machine['install'] {
  return async (command, timeLimitMs) => command.at(-1) !== name && (await install(command, timeLimitMs));
}

test('prefers the browser in CHROMIUM_PATH', async () => {
  const { machine } = machineWith({
    present: ['/my/chrome', '/usr/bin/chromium'],
    env: { CHROMIUM_PATH: '/my/chrome' },
  });
  expect(await findBrowser(machine)).toBe('/my/chrome');
});

test('rejects a CHROMIUM_PATH without a browser', async () => {
  const { machine } = machineWith({ present: ['/usr/bin/chromium'], env: { CHROMIUM_PATH: '/my/chrome' } });
  await expect(findBrowser(machine)).rejects.toThrow('CHROMIUM_PATH=/my/chrome');
});

test('finds the system browser on the PATH without installing anything', async () => {
  const { machine, commands } = machineWith({ present: ['/opt/bin/google-chrome'] });
  expect(await findBrowser(machine)).toBe('/opt/bin/google-chrome');
  expect(commands).toEqual([]);
});

test('skips a browser that does not start, such as a snap stub', async () => {
  const { machine } = machineWith({
    present: ['/usr/bin/chromium-browser', '/cache/ms-playwright/chrome'],
    starts: async (file) => file !== '/usr/bin/chromium-browser',
  });
  expect(await findBrowser(machine)).toBe('/cache/ms-playwright/chrome');
});

test('downloads the browser of Playwright when there is none', async () => {
  const { machine, commands } = machineWith({ adds: { 'install chromium': '/cache/ms-playwright/chrome' } });
  expect(await findBrowser(machine)).toBe('/cache/ms-playwright/chrome');
  expect(commands).toHaveLength(1);
});

test('prefers a headless shell to a whole browser', async () => {
  const { machine } = machineWith({ present: ['/usr/bin/chromium', '/opt/bin/chromium-headless-shell'] });
  expect(await findBrowser(machine)).toBe('/opt/bin/chromium-headless-shell');
});

test('installs the headless shell beside a whole browser in CI', async () => {
  const { machine } = machineWith({
    present: ['/usr/bin/chromium'],
    env: { CI: 'true', PATH: '/usr/bin' },
    adds: { 'chromium-headless-shell': '/usr/bin/chromium-headless-shell' },
  });
  expect(await findBrowser(machine)).toBe('/usr/bin/chromium-headless-shell');
});

test('keeps a whole browser in CI where the headless shell cannot be installed', async () => {
  const { machine } = machineWith({ present: ['/usr/bin/chromium'], env: { CI: 'true', PATH: '/usr/bin' } });
  expect(await findBrowser(machine)).toBe('/usr/bin/chromium');
});

test('installs the whole browser where Debian has no headless shell', async () => {
  const { machine } = machineWith({ adds: { '--no-upgrade chromium': '/usr/bin/chromium' } });
  machine.install = withoutPackage(machine.install, 'chromium-headless-shell');
  expect(await findBrowser(machine)).toBe('/usr/bin/chromium');
});

test('installs the Debian package without upgrades when the download fails for root', async () => {
  const { machine, commands } = machineWith({ adds: { 'apt-get install': '/usr/bin/chromium' } });
  expect(await findBrowser(machine)).toBe('/usr/bin/chromium');
  expect(commands.at(-1)).toContain('--no-upgrade');
});

test.each([
  ['without root', { isRoot: false }],
  ['outside Debian', { isDebian: false }],
])('does not install system packages %s and prints one line with the fix', async (_, facts) => {
  const { machine, commands } = machineWith({ ...facts, adds: { 'apt-get install': '/usr/bin/chromium' } });
  const message = await findBrowser(machine).catch((error: unknown) => String(error));
  expect(message).toContain('apt-get install chromium');
  expect(message).not.toContain('\n');
  expect(commands.filter((command) => command.startsWith('apt-get'))).toEqual([]);
});
