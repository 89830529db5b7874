import { type Context, nameOf, type Node } from './rule.ts';

/** A use of a name that the file neither imports nor declares. */
export interface GlobalUse {
  /**
   * Spellings of the use, shortest first: `Math` and `Math.random` for `Math.random()`; `new Date()` and `Date()`
   * without arguments. `window.fetch` counts as `fetch`.
   */
  readonly spellings: readonly string[];
  /** The identifier. */
  readonly node: Node;
  /** The use without `window`. */
  readonly outer: Node;
}

const WINDOWS = new Set(['window', 'globalThis', 'self']);

/** Finds uses of globals with one of the given first names, as a value or as a type. */
export function findGlobals({ sourceCode }: Context, names: ReadonlySet<string>): GlobalUse[] {
  // The scopes of a file cost more than a search in its text.
  if (![...names].some((name) => sourceCode.text.includes(name))) return [];
  const scope = sourceCode.scopeManager.globalScope;
  const declaredByLanguage = (scope?.variables ?? []).filter(({ defs }) => defs.length === 0);
  const references = [...(scope?.through ?? []), ...declaredByLanguage.flatMap((variable) => variable.references)];
  return references.flatMap(({ identifier }) => {
    const { outer, name } = withoutWindow(identifier, identifier.name);
    return names.has(name) ? [{ node: identifier, outer, spellings: spell(outer, name) }] : [];
  });
}

/** The name of a use, and its outermost expression: `fetch` for `fetch` and for `window.fetch`. */
function withoutWindow(node: Node, name: string): { outer: Node; name: string } {
  const { parent } = node;
  const isWindow = WINDOWS.has(name) && parent?.type === 'MemberExpression' && parent.object === node;
  return isWindow ? { outer: parent, name: nameOf(parent.property) ?? name } : { outer: node, name };
}

function spell(node: Node, name: string): string[] {
  const { parent } = node;
  if (parent?.type === 'MemberExpression' && parent.object === node) {
    const property = nameOf(parent.property);
    return property === undefined ? [name] : [name, `${name}.${property}`];
  }
  const isCall = parent?.type === 'NewExpression' || parent?.type === 'CallExpression';
  if (!isCall || parent.callee !== node || parent.arguments.length > 0) return [name];
  return [name, parent.type === 'NewExpression' ? `new ${name}()` : `${name}()`];
}
