import type { Node } from 'oxc-parser';
import { isOfType, nameOf, type Place, type Syntax } from './syntax.ts';

/** `type` is erased by the compiler, `dynamic` is an `import()`. */
export type ImportKind = 'static' | 'dynamic' | 'type';

/** One reference to another module, including re-exports. */
export interface Import {
  readonly specifier: string;
  readonly kind: ImportKind;
  /** UTF-16 offset of the specifier. */
  readonly offset: number;
}

/** Finds import, export from, `import()`, `import('x').T` and `import.meta.glob`. */
export function findImports(syntax: Syntax): Import[] {
  const declared = syntax
    .nodesOf('ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration')
    .flatMap(({ node }) => importAt(node.source, isTypeOnly(node) ? 'type' : 'static'));
  const lazy = syntax.nodesOf('ImportExpression').flatMap(({ node }) => importAt(node.source, 'dynamic'));
  const types = syntax.nodesOf('TSImportType').flatMap(({ node }) => importAt(node.source, 'type'));
  return [...declared, ...lazy, ...types, ...findGlobImports(syntax)].toSorted((a, b) => a.offset - b.offset);
}

function isTypeOnly(node: Node): boolean {
  const kinds: unknown[] = [Reflect.get(node, 'importKind'), Reflect.get(node, 'exportKind')];
  return kinds.includes('type');
}

function importAt(source: Node | null, kind: ImportKind): Import[] {
  const specifier = nameOf(source);
  return source === null || specifier === undefined ? [] : [{ specifier, kind, offset: source.start }];
}

/** Vite's `import.meta.glob('./x/*.ts')`, which imports every matching file. */
function findGlobImports(syntax: Syntax): Import[] {
  return syntax.nodesOf('CallExpression').flatMap((place) => {
    if (!isMetaGlob(place)) return [];
    const [first] = place.node.arguments;
    const patterns: readonly (Node | null)[] = isOfType(first, 'ArrayExpression') ? first.elements : [first ?? null];
    return patterns.flatMap((pattern) => importAt(pattern, 'dynamic'));
  });
}

function isMetaGlob({ node }: Place): boolean {
  if (!isOfType(node, 'CallExpression')) return false;
  const { callee } = node;
  return (
    isOfType(callee, 'MemberExpression') && callee.object.type === 'MetaProperty' && nameOf(callee.property) === 'glob'
  );
}
