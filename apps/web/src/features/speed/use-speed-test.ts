import type { DomainLine } from '@croupier/sdk/types';
import { useEffect, useState } from 'react';

import { lineOrigin } from '../../config/line-origin.ts';
import { bySpeed, chooseDomains, measuredLine, measurePing, type MeasuredLine } from './speed-test.ts';

const NO_DOMAINS: readonly string[] = [];

export interface SpeedTest {
  /** The fastest first once all are measured; undefined without lines. */
  readonly domains: readonly string[];
  readonly measured: ReadonlyMap<string, MeasuredLine>;
  /** All lines, the fastest first; undefined until all are measured. */
  readonly result: readonly MeasuredLine[] | undefined;
  readonly restart: () => void;
}

/** Measures five lines, chosen once, one after the other, so that they do not slow each other down. */
export function useSpeedTest(lines: readonly DomainLine[] | undefined): SpeedTest {
  const [chosen, setChosen] = useState<readonly string[]>();
  const [measured, setMeasured] = useState<ReadonlyMap<string, MeasuredLine>>(new Map());
  const [run, setRun] = useState(0);
  if (lines !== undefined && chosen === undefined) setChosen(chooseDomains(lines, Math.random));
  const domains = chosen ?? NO_DOMAINS;

  useEffect(() => {
    const abort = new AbortController();
    const measureAll = async (): Promise<void> => {
      for (const domain of domains) {
        const origin = lineOrigin(domain, location.origin);
        const ms = origin === undefined ? null : await measurePing(origin, abort.signal);
        if (abort.signal.aborted) return;
        setMeasured((before) => new Map(before).set(domain, measuredLine(domain, ms)));
      }
    };
    void measureAll();
    return () => abort.abort();
  }, [domains, run]);

  const isDone = domains.length > 0 && measured.size === domains.length;
  const result = isDone ? bySpeed([...measured.values()]) : undefined;
  return {
    domains: result?.map(({ domainName }) => domainName) ?? domains,
    measured,
    result,
    restart: () => {
      // Keeps the order on the screen.
      if (result !== undefined) setChosen(result.map(({ domainName }) => domainName));
      setMeasured(new Map());
      setRun(run + 1);
    },
  };
}
