import { parseDocument, LineCounter, isMap, isSeq, type YAMLMap } from 'yaml';

/** One requirement of docs/requirements.yaml. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  /** The line in the inventory, counted from 1. */
  readonly line: number;
}

/** The title of one test or group, and its requirement ids. */
export interface Title {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly ids: readonly string[];
  /** Why its ids are malformed, as the end of the sentence `path:line …`. */
  readonly problem: string | undefined;
}

/** Matches a requirement id, such as `LOGIN-07` or `I18N-01`. */
export const ID = /^[A-Z][A-Z0-9]*-\d{2,3}$/u;

/** Reads the inventory in order, including repeated ids; throws if there is no list. */
export function readInventory(text: string): Requirement[] {
  const lines = new LineCounter();
  const list = parseDocument(text, { lineCounter: lines }).get('requirements');
  if (!isSeq(list)) throw new Error('The inventory has no list called requirements.');
  return list.items.filter(isMap).map((item) => ({
    id: fieldOf(item, 'id'),
    area: fieldOf(item, 'area'),
    line: lines.linePos(item.range?.[0] ?? 0).line,
  }));
}

function fieldOf(item: YAMLMap, name: string): string {
  const value = item.get(name);
  return typeof value === 'string' ? value : '';
}

/** The requirement ids of one area. */
export interface AreaCoverage {
  readonly area: string;
  /** Ids in the title of a test. */
  readonly proven: readonly string[];
  /** The other ids. */
  readonly open: readonly string[];
}

/** Coverage by area, in the order of the inventory. */
export function measureCoverage(inventory: readonly Requirement[], titles: readonly Title[]): AreaCoverage[] {
  const named = new Set(titles.flatMap(({ ids }) => ids));
  const byArea = Map.groupBy(inventory, ({ area }) => area);
  return [...byArea].map(([area, requirements]) => {
    const ids = [...new Set(requirements.map(({ id }) => id))];
    return {
      area,
      proven: ids.filter((id) => named.has(id)),
      open: ids.filter((id) => !named.has(id)),
    };
  });
}

/** The terminal report; the total is the last line. */
export function formatCoverage(areas: readonly AreaCoverage[]): string {
  const sections = areas.flatMap(({ area, proven, open }) => [
    `${area}: ${proven.length} of ${proven.length + open.length}`,
    ...(proven.length === 0 ? [] : [`  proven  ${proven.join(' ')}`]),
    ...(open.length === 0 ? [] : [`  open    ${open.join(' ')}`]),
  ]);
  const { proven, all } = countCoverage(areas);
  return [...sections, `total: ${proven} of ${all} requirements proven`].join('\n');
}

/** The report as JSON. */
export function coverageAsJson(areas: readonly AreaCoverage[]): string {
  const { proven, all } = countCoverage(areas);
  return JSON.stringify({ areas, proven, total: all }, undefined, 2);
}

function countCoverage(areas: readonly AreaCoverage[]): { proven: number; all: number } {
  const proven = areas.reduce((sum, area) => sum + area.proven.length, 0);
  return { proven, all: areas.reduce((sum, area) => sum + area.open.length, proven) };
}
