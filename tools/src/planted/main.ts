/**
 * Plants faults in a copy of the repository and reports those with which no test fails:
 * `node tools/src/planted/main.ts [--list] [part of an id or of a file …]`.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopChildrenOnSignals, stopCode } from '../../bootstrap/child.mjs';
import { ROOT } from '../run/paths.ts';
import { copyTree } from './copy-tree.ts';
import { ALL_FAULTS } from './faults/all-faults.data.ts';
import type { Fault } from './fault.ts';
import { tryFault, withoutFalseAlarms } from './plant.ts';
import { failuresWithoutFault, proveIn } from './prove.ts';
import { lineOf, summarise, type FaultResult } from './report.ts';

async function main(args: readonly string[]): Promise<number> {
  const parts = args.filter((arg) => !arg.startsWith('--'));
  const isSelected = ({ id, file }: Fault): boolean => parts.some((part) => id.includes(part) || file.includes(part));
  const faults = parts.length === 0 ? ALL_FAULTS : ALL_FAULTS.filter(isSelected);
  if (args.includes('--list')) {
    for (const { id, file, breaks } of faults) console.log(`${id}: ${breaks} (${file})`);
    return 0;
  }
  stopChildrenOnSignals();
  // The reports of test runners contain real paths.
  const tree = realpathSync(mkdtempSync(path.join(tmpdir(), 'croupier-planted-')));
  try {
    copyTree(ROOT, tree);
    const results = await tryAll(tree, faults);
    const { lines, ok } = summarise(results, faults === ALL_FAULTS);
    console.log(['', ...lines].join('\n'));
    return stopCode() ?? (ok ? 0 : 1);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

async function tryAll(tree: string, faults: readonly Fault[]): Promise<FaultResult[]> {
  const results: FaultResult[] = [];
  for (const fault of faults) {
    if (stopCode() !== undefined) break;
    const start = performance.now();
    const verdict = await tryFault(tree, fault, (planted) => proveIn(tree, planted));
    results.push({ fault, verdict });
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(
      `${String(results.length).padStart(3)}/${faults.length} ${seconds.padStart(4)} s  ${lineOf({ fault, verdict })}`,
    );
  }
  const caught = results.flatMap(({ fault, verdict }) =>
    verdict.kind === 'caught' ? [{ proof: fault.proof, by: verdict.by }] : [],
  );
  const failing = await failuresWithoutFault(tree, caught);
  return results.map(({ fault, verdict }) => ({ fault, verdict: withoutFalseAlarms(verdict, failing) }));
}

process.exitCode = await main(process.argv.slice(2));
