import type { DomainLine } from '@croupier/sdk/types';

import type { Collection } from '../../store/collection.ts';
import type { LineRow } from '../../store/rows/site.ts';
import { hostOfLine, lineAt, type CallContext, type DomainContext } from '../kernel/index.ts';

/** Lines of the platform with the time in ms after which they answer a ping: fast, normal and slow ones. */
const LINE_DELAYS: Readonly<Record<string, number>> = {
  m1: 15,
  m2: 30,
  m3: 50,
  m4: 95,
  m5: 110,
  m6: 125,
  m7: 180,
  m8: 260,
};

export const lineNames: readonly string[] = Object.keys(LINE_DELAYS);

/** Time until a line answers in ms; null for one that does not. */
export type LineDelays = Readonly<Record<string, number | null>>;

/** Delays of this world's lines by name. */
export function lineDelays({ store }: DomainContext): LineDelays {
  return { ...LINE_DELAYS, ...Object.fromEntries(store.lines.all().map(({ id, delay }) => [id, delay])) };
}

/** Changes the delays of some lines of this world. */
export function changeLines({ store }: DomainContext, delays: LineDelays): void {
  store.transact(() => {
    for (const [id, delay] of Object.entries(delays)) putLine(store.lines, { id, delay });
  });
}

function putLine(lines: Collection<LineRow>, row: LineRow): void {
  if (lines.get(row.id) === undefined) lines.insert(row);
  else lines.update(row.id, row);
}

/** The official mirror domains as the caller reaches them. */
export function listDomainLines({ caller: { origin, worldId } }: CallContext): DomainLine[] {
  return lineNames.map((line) => ({ domainName: hostOfLine({ line, worldId }, origin) }));
}

/** Delay of the line that the caller reached; 0 for a host that is no line. */
export function delayOfLine(context: CallContext): number | null {
  const { line = '' } = lineAt(context.caller.origin) ?? {};
  const delay = lineDelays(context)[line];
  return delay === undefined ? 0 : delay;
}
