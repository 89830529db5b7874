import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { sendCommand } from './webdriver.ts';

const SCREEN = '1920x1200x24';
const START_TIMEOUT_MS = 20_000;

export interface WebKitPaths {
  /** Path of WebKitWebDriver. */
  readonly driver: string;
  /** Path of Xvfb. */
  readonly screen: string;
}

export interface RunningWebKit {
  /** Origin of WebKitWebDriver. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a virtual screen, and the WebDriver of WebKit on it. */
export async function startWebKit(paths: WebKitPaths): Promise<RunningWebKit> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const children: ChildProcess[] = [];
  // Stopping the screen also ends the browser when its driver hangs.
  const stopAll = (): void => children.toReversed().forEach((child) => void child.kill());
  process.once('exit', stopAll);
  try {
    await writeSettings(home);
    const screen = spawn(paths.screen, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    children.push(screen);
    const display = await readDisplay(screen);
    const port = await choosePort();
    children.push(spawn(paths.driver, [`--port=${port}`], { env: environment(display, home), stdio: 'ignore' }));
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(origin);
    return {
      origin,
      async stop() {
        process.off('exit', stopAll);
        const exits = children.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit'));
        stopAll();
        await Promise.all(exits);
        await rm(home, { recursive: true, force: true, maxRetries: 3 });
      },
    };
  } catch (error) {
    stopAll();
    throw error;
  }
}

/** Sets `prefers-reduced-motion`, which WebKit reads from the settings of GTK. */
async function writeSettings(home: string): Promise<void> {
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
}

function environment(display: string, home: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Required without a graphics card: otherwise no animation frames run, and transitions do not progress.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LANGUAGE: 'en',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
  };
}

/** Reads the display number, which Xvfb writes to file descriptor 3 when it is ready. */
async function readDisplay(screen: ChildProcess): Promise<string> {
  // A pipe, because `spawn` was called with `pipe` for it.
  const pipe = screen.stdio[3] as Readable;
  const failed = once(screen, 'error').then(([error]) => {
    throw new Error('Xvfb did not start.', { cause: error });
  });
  const [number] = await Promise.race([once(pipe, 'data', { signal: AbortSignal.timeout(START_TIMEOUT_MS) }), failed]);
  return `:${String(number).trim()}`;
}

async function choosePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function untilReady(origin: string): Promise<void> {
  const timeout = AbortSignal.timeout(START_TIMEOUT_MS);
  for (;;) {
    const response = await sendCommand(origin, 'GET', '/status').catch(() => undefined);
    if (response !== undefined) return;
    timeout.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
