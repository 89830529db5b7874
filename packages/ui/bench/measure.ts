import { chromium } from 'playwright';
import type { Browser, CDPSession } from 'playwright';
import { build, preview } from 'vite';

/*
 * Scrolls both variants in turn by the same distance in the same number of frames. Compares CPU time, because frames
 * per second depend on the machine's other work.
 */
const REPETITIONS = 3;
const FRAMES = 120;
/** 4000 px per second at 60 frames per second. */
const STEP_PX = 67;

const variants = ['plain', 'grid'] as const;

/** CPU time of all browser processes in seconds. */
async function cpuSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function readMetrics(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Scrolls the page; returns the duration in ms. */
const scroll = ({ frames, step }: { frames: number; step: number }) =>
  new Promise<number>((resolve) => {
    const start = performance.now();
    let frame = 0;
    const next = () => {
      if (frame === frames) {
        resolve(performance.now() - start);
        return;
      }
      frame += 1;
      window.scrollTo(0, frame * step);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

async function measure(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
  const session = await page.context().newCDPSession(page);
  const browserSession = await browser.newBrowserCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector('.tile, .tile-link') !== null);
  await page.waitForTimeout(1000);
  await session.send('HeapProfiler.collectGarbage');
  const [cpuBefore, before] = [await cpuSeconds(browserSession), await readMetrics(session)];
  const duration = await page.evaluate(scroll, { frames: FRAMES, step: STEP_PX });
  const [cpuAfter, after] = [await cpuSeconds(browserSession), await readMetrics(session)];
  await session.send('HeapProfiler.collectGarbage');
  const finalMetrics = await readMetrics(session);
  await page.close();
  const elapsedMs = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000;
  return {
    'frames/s': (FRAMES / duration) * 1000,
    'CPU, ms': (cpuAfter - cpuBefore) * 1000,
    'main thread, ms': elapsedMs('TaskDuration'),
    'scripts, ms': elapsedMs('ScriptDuration'),
    'heap, MB': (finalMetrics.get('JSHeapUsedSize') ?? 0) / 1_048_576,
    nodes: finalMetrics.get('Nodes') ?? 0,
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const configFile = new URL('vite.config.ts', import.meta.url).pathname;
await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, logLevel: 'warn', preview: { port: 0, open: false } });
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const runs: Record<(typeof variants)[number], Awaited<ReturnType<typeof measure>>[]> = { plain: [], grid: [] };
for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
  for (const name of repetition % 2 === 0 ? variants : variants.toReversed()) {
    runs[name].push(await measure(browser, `${server.resolvedUrls?.local[0]}?${name}`));
  }
}
await browser.close();
await server.close();

const [first] = runs.plain;
const metricNames = first ? Object.entries(first).map(([name]) => name) : [];
const medianOf = (name: string, results: object[]) =>
  median(results.map((run) => Number(Object.entries(run).find(([key]) => key === name)?.[1])));
console.table(
  Object.fromEntries(
    metricNames.map((name) => {
      const [plain, grid] = [medianOf(name, runs.plain), medianOf(name, runs.grid)];
      return [name, { plain: plain.toFixed(1), grid: grid.toFixed(1), ratio: (grid / plain).toFixed(2) }];
    }),
  ),
);
