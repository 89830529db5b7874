import { chromium } from '@playwright/test';

import { loadPage, type LoadFigures } from './load-page.ts';

const USAGE = 'node bench/main.ts name=http://… name=http://… [--runs 5]; ratios refer to the first';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

interface Target {
  readonly name: string;
  readonly url: string;
  readonly loads: LoadFigures[];
}

function readArguments(args: readonly string[]): { targets: Target[]; runs: number } {
  const runsIndex = args.indexOf('--runs');
  const runs = runsIndex < 0 ? 5 : Number(args[runsIndex + 1]);
  const targets = args.flatMap((arg) => {
    const [, name = '', url = ''] = /^(\w+)=(https?:.+)$/.exec(arg) ?? [];
    return name === '' ? [] : [{ name, url, loads: [] }];
  });
  if (targets.length === 0 || !Number.isInteger(runs) || runs < 1) throw new Error(USAGE);
  return { targets, runs };
}

/** Loads the pages in alternating order, so that slow phases of the machine affect all pages. */
async function measure({ targets, runs }: ReturnType<typeof readArguments>): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] !== undefined && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const { url } of targets) await loadPage(browser, url);
    for (let run = 0; run < runs; run += 1) {
      const order = run % 2 === 0 ? targets : targets.toReversed();
      for (const { url, loads } of order) loads.push(await loadPage(browser, url));
    }
  } finally {
    await browser.close();
  }
}

function report(targets: readonly Target[]): void {
  const [first] = targets;
  const row = ({ name, loads }: Target): object => {
    const medianOf = (key: keyof LoadFigures): number => Math.round(median(loads.map((load) => load[key])));
    const medianRatio = (key: keyof LoadFigures): number =>
      Number(median(loads.map((load, run) => load[key] / (first?.loads[run]?.[key] ?? Number.NaN))).toFixed(2));
    return {
      name,
      'LCP ms': medianOf('lcp'),
      'LCP ratio': medianRatio('lcp'),
      'blocked ms': medianOf('blocked'),
      'blocked ratio': medianRatio('blocked'),
      'longest ms': medianOf('longest'),
      'shift × 1000': Math.round(median(loads.map(({ shift }) => shift)) * 1000),
      'script kB': medianOf('scriptKb'),
      requests: medianOf('requests'),
    };
  };
  console.table(targets.map(row));
}

const options = readArguments(process.argv.slice(2));
await measure(options);
report(options.targets);
