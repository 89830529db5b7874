import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { isTest, matchesName, mayImport, moduleOf } from '../modules.ts';
import { PACKAGE_RULES } from '../package-rules.data.ts';
import { type Package, readPackages } from '../repository.ts';
import { defineRule, nameOf, type Node, report } from '../rule.ts';

/** A static import can also be a type, which the same rules apply to. */
type Kind = 'static' | 'dynamic' | 'type';

interface Import {
  readonly specifier: string;
  readonly kind: Kind;
  /** The importing file. */
  readonly from: string;
  /** The imported file; undefined if its package does not export it. */
  readonly to: string | undefined;
  readonly fromPackage: Package | undefined;
  readonly toPackage: Package | undefined;
}

const CHECKS: readonly ((imported: Import) => string | undefined)[] = [
  checkBoundary,
  checkPackage,
  checkEntry,
  checkPart,
  checkModule,
  checkLibrary,
];

const NO_MODULE =
  'is in no module, so no dependency rule applies; move it into a module, or add its folder and rules to modules.data.ts';

const WHOLE_FILE = 'exports a whole file from an entry; list the names that other modules use';

export const dependencies = defineRule(
  'packages and modules import only what the dependency rules allow',
  (context, path) => {
    const packages = readPackages(context.cwd);
    const check = (source: Node | null, kind: Kind): void => {
      const specifier = nameOf(source);
      const imported = source && specifier && readImport(packages, path, specifier, kind);
      const message = imported && CHECKS.map((find) => find(imported)).find((found) => found !== undefined);
      if (source && message) report(context, source, message);
    };
    return {
      Program(program) {
        if (packageOf(packages, path) !== undefined && moduleOf(path) === undefined)
          report(context, program.start, NO_MODULE);
      },
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type' ? 'type' : 'static'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type' ? 'type' : 'static'),
      ExportAllDeclaration(node) {
        check(node.source, node.exportKind === 'type' ? 'type' : 'static');
        if (isEntry(path)) report(context, node, WHOLE_FILE);
      },
      ImportExpression: (node) => check(node.source, 'dynamic'),
      TSImportType: (node) => check(node.source, 'type'),
      // Vite's `import.meta.glob('./x/*.ts')` imports every matching file.
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
        if (nameOf(callee.property) !== 'glob' || first === undefined) return;
        const patterns: readonly (Node | null)[] = first.type === 'ArrayExpression' ? first.elements : [first];
        for (const pattern of patterns) check(pattern, 'dynamic');
      },
    };
  },
);

function readImport(packages: readonly Package[], from: string, specifier: string, kind: Kind): Import {
  const bare = specifier.replace(/\?.*$/u, '');
  const fromPackage = packageOf(packages, from);
  if (bare.startsWith('.') || bare.startsWith('/')) {
    const to = bare.startsWith('/') ? bare.slice(1) : posix.join(posix.dirname(from), bare);
    return { specifier, kind, from, to, fromPackage, toPackage: packageOf(packages, to) };
  }
  const toPackage = isBuiltin(bare)
    ? undefined
    : packages.find(({ name }) => bare === name || bare.startsWith(`${name}/`));
  const to = toPackage && exportedFile(toPackage, `.${bare.slice(toPackage.name.length)}`);
  return { specifier, kind, from, to, fromPackage, toPackage };
}

function isEntry(path: string): boolean {
  const module = moduleOf(path);
  return module?.entry !== undefined && path === `${module.path}${module.entry}`;
}

function packageOf(packages: readonly Package[], path: string): Package | undefined {
  return packages.find(({ folder }) => path.startsWith(`${folder}/`));
}

/** The file of a sub-path, by Node's pattern: one `*`, replaced by the same text in sub-path and target. */
function exportedFile({ folder, exports }: Package, subpath: string): string | undefined {
  for (const [pattern, target] of exports) {
    const [head = '', tail] = pattern.split('*');
    const fits = tail === undefined ? pattern === subpath : subpath.startsWith(head) && subpath.endsWith(tail);
    if (fits)
      return posix.join(
        folder,
        target.replaceAll('*', subpath.slice(head.length, subpath.length - (tail ?? '').length)),
      );
  }
  return undefined;
}

/** No import leaves its package by `..` or names a file that another package does not export. */
function checkBoundary({ specifier, to, fromPackage, toPackage }: Import): string | undefined {
  if (to === undefined && toPackage !== undefined) {
    const exported = [...toPackage.exports.keys()].map((subpath) => subpath.replace(/^\./u, toPackage.name));
    const list = exported.length === 0 ? 'it exports nothing' : `it exports only ${exported.join(', ')}`;
    return `imports ${specifier}, which ${toPackage.folder} does not export; ${list}: use one of these or add an export`;
  }
  if (!specifier.startsWith('.') || fromPackage === undefined || fromPackage === toPackage) return undefined;
  const source = toPackage === undefined ? 'a package of the workspace' : `from ${toPackage.name}`;
  return `imports ${specifier} from outside ${fromPackage.folder}; import ${source} instead`;
}

function checkPackage({ specifier, kind, from, fromPackage, toPackage }: Import): string | undefined {
  if (fromPackage === undefined || toPackage === undefined || fromPackage === toPackage) return undefined;
  const rule = PACKAGE_RULES.find((row) => row.from === fromPackage.folder);
  const isAllowed = rule?.may.some(
    ({ to, where, lazily, except }) =>
      to === toPackage.folder &&
      !(lazily === true && kind === 'static') &&
      except?.includes(specifier) !== true &&
      (where === undefined || where.some((place) => isIn(place, from))),
  );
  return rule === undefined || isAllowed === true
    ? undefined
    : `imports ${specifier}, which ${fromPackage.folder} must not import; ${rule.instead}`;
}

function isIn(place: string, path: string): boolean {
  return place === 'tests' ? isTest(path) : place === path || place === moduleOf(path)?.name;
}

/** Also applies to tests. */
function checkEntry({ specifier, from, to, fromPackage, toPackage }: Import): string | undefined {
  const reached = to === undefined || fromPackage !== toPackage ? undefined : moduleOf(to);
  if (to === undefined || reached?.entry === undefined) return undefined;
  const entry = `${reached.path}${reached.entry}`;
  const isOwn = moduleOf(from)?.name === reached.name;
  if (isOwn)
    return to === entry
      ? `imports the entry of its own module ${reached.name}; import the file that declares the name`
      : undefined;
  return to === entry
    ? undefined
    : `imports ${specifier} past the entry of ${reached.name}; import ${entry}, and export the name there if others may use it`;
}

/** A component of the design system: its group, and its folder in it. */
const COMPONENT = /^packages\/ui\/src\/components\/([a-z]+)\/([^/]+)\//u;

/** A component uses of another one only the file that the package exports; parts of several are in a folder `internal`. */
function checkPart({ specifier, from, to = '' }: Import): string | undefined {
  const [own, , name] = COMPONENT.exec(from) ?? [];
  const [reached, group, other = ''] = COMPONENT.exec(to) ?? [];
  const isPart = name !== undefined && reached !== undefined && reached !== own && other !== 'internal';
  if (!isPart || to === `${reached}${other}.tsx`) return undefined;
  return `imports ${specifier}, a part of ${other}; move it to components/${group}/internal, where components share parts`;
}

function checkModule({ specifier, kind, from, to, fromPackage, toPackage }: Import): string | undefined {
  const module = moduleOf(from);
  if (module === undefined || isTest(from)) return undefined;
  const isSamePackage = fromPackage === toPackage;
  const reached = isSamePackage ? to && moduleOf(to)?.name : toPackage && specifier;
  if (reached === undefined || reached === module.name || mayImport(module, reached, to)) return undefined;
  const isLazy = matchesName(module.lazily ?? [], reached);
  if (isLazy && kind === 'dynamic') return undefined;
  const name = isSamePackage ? `${specifier} of ${reached}` : specifier;
  return `imports ${name} into ${module.name}${isLazy ? ' statically' : ''}; ${module.instead}`;
}

function checkLibrary({ specifier, from, toPackage }: Import): string | undefined {
  if (specifier.startsWith('.') || toPackage !== undefined || isTest(from)) return undefined;
  const module = moduleOf(from);
  const name = /^(?:@[^/]+\/)?[^/]+/u.exec(specifier)?.[0] ?? specifier;
  if (module?.libraries === undefined || matchesName(module.libraries, name)) return undefined;
  return `imports ${name}, which is not allowed in ${module.name}; use React, MUI and emotion, or add the library to the list in modules.data.ts`;
}
