import { chromium } from '@playwright/test';

import { loadPage, type LoadFigures } from './load-page.ts';

const USAGE = 'node bench/main.ts name=http://… name=http://… [--runs 5]; ratios refer to the first';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

interface Contestant {
  readonly name: string;
  readonly url: string;
  readonly loads: LoadFigures[];
}

function readArguments(words: readonly string[]): { contestants: Contestant[]; runs: number } {
  const at = words.indexOf('--runs');
  const runs = at < 0 ? 5 : Number(words[at + 1]);
  const contestants = words.flatMap((word) => {
    const [, name = '', url = ''] = /^(\w+)=(https?:.+)$/.exec(word) ?? [];
    return name === '' ? [] : [{ name, url, loads: [] }];
  });
  if (contestants.length === 0 || !Number.isInteger(runs) || runs < 1) throw new Error(USAGE);
  return { contestants, runs };
}

/** Loads the pages in alternating order, so that slow phases of the machine affect all of them. */
async function measure({ contestants, runs }: ReturnType<typeof readArguments>): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] !== undefined && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const { url } of contestants) await loadPage(browser, url);
    for (let run = 0; run < runs; run += 1) {
      const order = run % 2 === 0 ? contestants : contestants.toReversed();
      for (const { url, loads } of order) loads.push(await loadPage(browser, url));
    }
  } finally {
    await browser.close();
  }
}

function report(contestants: readonly Contestant[]): void {
  const [first] = contestants;
  const row = ({ name, loads }: Contestant): object => {
    const figure = (key: keyof LoadFigures): number => Math.round(median(loads.map((one) => one[key])));
    const ratio = (key: keyof LoadFigures): number =>
      Number(median(loads.map((one, run) => one[key] / (first?.loads[run]?.[key] ?? Number.NaN))).toFixed(2));
    return {
      name,
      'LCP ms': figure('lcp'),
      'LCP ratio': ratio('lcp'),
      'blocked ms': figure('blocked'),
      'blocked ratio': ratio('blocked'),
      'longest ms': figure('longest'),
      'shift × 1000': Math.round(median(loads.map(({ shift }) => shift)) * 1000),
      'script kB': figure('scriptKb'),
      requests: figure('requests'),
    };
  };
  console.table(contestants.map(row));
}

const options = readArguments(process.argv.slice(2));
await measure(options);
report(options.contestants);
