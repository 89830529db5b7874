import { pingDomain } from '@croupier/sdk/client';
import type { DomainLine } from '@croupier/sdk/types';
import { speedLevel, speedPercent } from '@croupier/ui/feedback/SpeedMeter';

/** Number of lines of a test [SPEED-02]. */
const TESTED_LINES = 5;
/** Time limit of a ping in ms. */
const PING_LIMIT_MS = 5_000;
/** Speed of a line that did not answer in ms [SPEED-06]. */
const FAILED_MS = 9999;

/** A line with its measured values. */
export type MeasuredLine = Required<DomainLine>;

/** Chooses the domains of a test at random, each once. `random` returns a number in [0, 1). */
export function chooseDomains(lines: readonly DomainLine[], random: () => number): readonly string[] {
  const left = [...new Set(lines.map(({ domainName }) => domainName))];
  return Array.from({ length: Math.min(TESTED_LINES, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

/** Measures how long the line at an origin takes to answer a ping, in whole ms; null for no answer. */
export async function measurePing(origin: string, signal: AbortSignal): Promise<number | null> {
  // A value that no cache has seen [SPEED-03].
  const query = { speed: String(Math.random()) };
  const start = performance.now();
  try {
    await pingDomain({ baseUrl: origin, query, signal, meta: { tries: 1, timeoutMs: PING_LIMIT_MS } });
    return Math.round(performance.now() - start);
  } catch {
    return null;
  }
}

/** A line with its values: a failure counts as 9999 ms and slow [SPEED-05] [SPEED-06]. */
export function measuredLine(domainName: string, ms: number | null): MeasuredLine {
  const level = speedLevel(ms);
  return { domainName, speed: ms ?? FAILED_MS, type: level === 'none' ? 'slow' : level, percentage: speedPercent(ms) };
}

/** Time until the answer in ms; null for a line that did not answer. */
export const answerTime = ({ speed }: MeasuredLine): number | null => (speed === FAILED_MS ? null : speed);

/** The fastest lines first [SPEED-04]. */
export function bySpeed(lines: readonly MeasuredLine[]): readonly MeasuredLine[] {
  return lines.toSorted((one, other) => one.speed - other.speed);
}
