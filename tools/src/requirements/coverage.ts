import type { Requirement } from './inventory.ts';
import type { Title } from './titles.ts';

/** Which requirements of one area a test claims to prove. */
export interface AreaCoverage {
  readonly area: string;
  readonly proven: readonly string[];
  readonly open: readonly string[];
}

/** Coverage by area, areas and ids in the order of the inventory. */
export function measureCoverage(inventory: readonly Requirement[], titles: readonly Title[]): AreaCoverage[] {
  const claimed = new Set(titles.flatMap(({ ids }) => ids));
  const byArea = Map.groupBy(inventory, ({ area }) => area);
  return [...byArea].map(([area, requirements]) => {
    const ids = [...new Set(requirements.map(({ id }) => id))];
    return {
      area,
      proven: ids.filter((id) => claimed.has(id)),
      open: ids.filter((id) => !claimed.has(id)),
    };
  });
}

/** The report for a terminal, with the total on the last line. */
export function formatCoverage(areas: readonly AreaCoverage[]): string {
  const sections = areas.flatMap(({ area, proven, open }) => [
    `${area}: ${proven.length} of ${proven.length + open.length}`,
    ...(proven.length === 0 ? [] : [`  proven  ${proven.join(' ')}`]),
    ...(open.length === 0 ? [] : [`  open    ${open.join(' ')}`]),
  ]);
  const { proven, all } = countCoverage(areas);
  return [...sections, `total: ${proven} of ${all} requirements proven`].join('\n');
}

/** The same for programs: areas with their ids, and the two counts. */
export function coverageAsJson(areas: readonly AreaCoverage[]): string {
  const { proven, all } = countCoverage(areas);
  return JSON.stringify({ areas, proven, total: all }, undefined, 2);
}

function countCoverage(areas: readonly AreaCoverage[]): { proven: number; all: number } {
  const proven = areas.reduce((sum, area) => sum + area.proven.length, 0);
  return { proven, all: areas.reduce((sum, area) => sum + area.open.length, proven) };
}
