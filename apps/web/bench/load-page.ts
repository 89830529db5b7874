import type { Browser, CDPSession, Page } from '@playwright/test';

/** A mid-range phone. With CPU_SLOWDOWN and NETWORK, a first visit over a slow mobile network. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
/** Latency in ms, throughput in bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Time in ms without a long task or request after which a load counts as complete. */
const IDLE_MS = 1_000;
const TIMEOUT_MS = 40_000;

export interface LoadFigures {
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  /** Sum of long-task time above 50 ms each, from navigation start, in ms. */
  readonly blocked: number;
  /** The longest task, ms. */
  readonly longest: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Transferred script size in kB. */
  readonly scriptKb: number;
  readonly requests: number;
}

interface Observations {
  lcp: number;
  shift: number;
  tasks: number[];
  lastTaskEnd: number;
}

/** Loads a page in a new browser context until it is idle. */
export async function loadPage(browser: Browser, url: string): Promise<LoadFigures> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const network = await throttle(await context.newCDPSession(page));
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit' });
    const seen = await waitUntilIdle(page, network);
    const blockingTimes = seen.tasks.map((duration) => Math.max(0, duration - 50));
    return {
      lcp: seen.lcp,
      blocked: blockingTimes.reduce((sum, time) => sum + time, 0),
      longest: Math.max(0, ...seen.tasks),
      shift: seen.shift,
      scriptKb: network.scriptBytes / 1000,
      requests: network.requests,
    };
  } finally {
    await context.close();
  }
}

interface Network {
  requests: number;
  scriptBytes: number;
  lastAt: number;
}

async function throttle(session: CDPSession): Promise<Network> {
  const network: Network = { requests: 0, scriptBytes: 0, lastAt: performance.now() };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    network.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.requestWillBeSent', () => (network.lastAt = performance.now()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    network.lastAt = performance.now();
    if (scripts.has(requestId)) network.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return network;
}

/** Runs in the page: records paints, layout shifts and long tasks. */
function observe(): void {
  const seen: Observations = { lcp: 0, shift: 0, tasks: [], lastTaskEnd: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, callback: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push(duration);
    seen.lastTaskEnd = startTime + duration;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
  });
}

async function waitUntilIdle(page: Page, network: Network): Promise<Observations> {
  const startedAt = performance.now();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const seen: Observations & { idleFor: number } = await page.evaluate(() => {
      const current: Observations = Reflect.get(globalThis, 'seen');
      return { ...current, idleFor: performance.now() - current.lastTaskEnd };
    });
    const now = performance.now();
    const isIdle = seen.lcp > 0 && seen.idleFor > IDLE_MS && now - network.lastAt > IDLE_MS;
    if (isIdle || now - startedAt > TIMEOUT_MS) return seen;
  }
}
