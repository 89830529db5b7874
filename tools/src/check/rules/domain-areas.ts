import type { Import } from '../imports.ts';
import type { Repository } from '../repository.ts';
import { resolveImport } from '../resolve-import.ts';
import { type Rule, type Violation, violationAt } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { matchesAny } from '../globs.ts';
import { DOMAIN_AREAS, type DomainArea } from './domain-areas.data.ts';
import { TEST_ONLY } from './dependency-rules.data.ts';

const DOMAIN = 'packages/mock-server/src/domain';
const ENTRY = 'index.ts';
const TABLE = 'tools/src/check/rules/domain-areas.data.ts';
/** A file in the folder of an area: the area, and the path below it. */
const AREA_FILE = new RegExp(`^${DOMAIN}/([^/]+)/(.+)$`, 'u');

/** Creates the rule for a table of areas. */
export function createDomainAreas(areas: readonly DomainArea[]): Rule {
  return {
    name: 'domain-areas',
    description: "areas of the mock's domain import each other by their entries, in the order of their table",
    *check(repository) {
      yield* checkTable(areas);
      const used = new Set<string>();
      let hasDomain = false;
      for (const file of repository.files) {
        if (!file.isCode) continue;
        const own = areaOf(file.path);
        hasDomain ||= own !== undefined;
        if (file.path.startsWith(`${DOMAIN}/`)) yield* checkPlace(file, areas);
        for (const imported of file.imports) {
          const target = targetOf(repository, file, imported);
          if (target === undefined) continue;
          if (!matchesAny(TEST_ONLY, file.path)) used.add(`${own ?? ''} ${target.area}`);
          const message = checkImport(file, imported, target, areas);
          if (message !== undefined) yield violationAt(file, imported.offset, message);
        }
      }
      if (hasDomain) yield* checkUse(repository, areas, used);
    },
  };
}

export const domainAreas = createDomainAreas(DOMAIN_AREAS);

interface AreaFile {
  readonly area: string;
  readonly file: string;
}

function targetOf(repository: Repository, file: SourceFile, imported: Import): AreaFile | undefined {
  const target = resolveImport(repository, file, imported);
  const [, area, path] = (target.kind === 'file' && AREA_FILE.exec(target.path)) || [];
  return area === undefined || path === undefined ? undefined : { area, file: path };
}

function areaOf(path: string): string | undefined {
  return AREA_FILE.exec(path)?.[1];
}

/** Each area once, and after all areas that it imports. */
function* checkTable(areas: readonly DomainArea[]): Generator<Violation> {
  for (const [index, { area, imports }] of areas.entries()) {
    const before = new Set(areas.slice(0, index).map((row) => row.area));
    if (before.has(area)) yield inTable(`lists ${area} twice; merge the two rows`);
    for (const name of imports.filter((candidate) => !before.has(candidate))) {
      yield inTable(
        `lets ${area} import ${name}, which is not listed before it; the order keeps the areas free of loops`,
      );
    }
  }
}

function* checkPlace(file: SourceFile, areas: readonly DomainArea[]): Generator<Violation> {
  const area = areaOf(file.path);
  if (area === undefined) {
    yield { path: file.path, line: 1, message: 'is in no area of the domain; move it into the folder of its area' };
  } else if (!areas.some((row) => row.area === area)) {
    yield { path: file.path, line: 1, message: `is in the area ${area}, which has no row in ${TABLE}; add it there` };
  }
  if (!file.path.endsWith(`/${ENTRY}`)) return;
  for (const { node } of file.syntax.nodesOf('ExportAllDeclaration')) {
    yield violationAt(file, node.start, 'exports a whole file from an entry; list the names that other areas use');
  }
}

function checkImport(
  { path }: SourceFile,
  { specifier }: Import,
  { area, file }: AreaFile,
  areas: readonly DomainArea[],
): string | undefined {
  const own = areaOf(path);
  if (own === area) {
    return file === ENTRY
      ? `imports the entry of its own area ${area}; import the file that declares the name`
      : undefined;
  }
  if (file !== ENTRY) {
    return `imports ${specifier} past the entry of the area ${area}; import domain/${area}/${ENTRY}, and export the name there if others may use it`;
  }
  if (own === undefined || matchesAny(TEST_ONLY, path)) return undefined;
  const row = areas.find((candidate) => candidate.area === own);
  if (row === undefined || row.imports.includes(area)) return undefined;
  return isBefore(areas, area, own)
    ? `imports the area ${area} into ${own} for the first time; add it to the row of ${own} in ${TABLE}`
    : `imports the area ${area} into ${own}, but ${area} is listed after ${own}; emit an event that ${area} listens to, pass the value as a parameter, or move the function down`;
}

/** True when an area is listed before another. */
function isBefore(areas: readonly DomainArea[], first: string, second: string): boolean {
  const names = areas.map(({ area }) => area);
  return names.includes(first) && names.indexOf(first) < names.indexOf(second);
}

/** A row without a folder or entry, and an import that no file makes. */
function* checkUse(
  { files }: Repository,
  areas: readonly DomainArea[],
  used: ReadonlySet<string>,
): Generator<Violation> {
  const paths = new Set(files.map(({ path }) => path));
  for (const { area, imports } of areas) {
    if (!paths.has(`${DOMAIN}/${area}/${ENTRY}`)) {
      yield inTable(`lists ${area}, which has no ${DOMAIN}/${area}/${ENTRY}; add the entry or remove the row`);
      continue;
    }
    for (const name of imports.filter((candidate) => !used.has(`${area} ${candidate}`))) {
      yield inTable(`lets ${area} import ${name}, which it does not; remove ${name} from the row`);
    }
  }
}

function inTable(message: string): Violation {
  return { path: TABLE, line: 1, message };
}
