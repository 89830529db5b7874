import type { Node } from 'oxc-parser';
import { ancestors, isOfType, nameOf, type NodeOf, type Place, type Syntax } from './syntax.ts';

/** A use of a name that the file neither imports nor declares. */
export interface GlobalUse {
  /**
   * Spellings of the use, shortest first: `Math` and `Math.random` for `Math.random()`; `new Date()` and `Date()`
   * without arguments. `window.fetch` counts as `fetch`.
   */
  readonly spellings: readonly string[];
  readonly place: Place;
}

type Scope = readonly [start: number, end: number];
type ScopeKind = 'node' | 'enclosing';

/** Fields of patterns that contain the bound names. */
const PATTERN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  ObjectPattern: ['properties'],
  Property: ['value'],
  ArrayPattern: ['elements'],
  AssignmentPattern: ['left'],
  RestElement: ['argument'],
  TSParameterProperty: ['parameter'],
};

/** Fields that bind a name, and its scope: the node itself or the enclosing block. */
const BINDING_FIELDS: Readonly<Record<string, Readonly<Record<string, ScopeKind>>>> = {
  VariableDeclarator: { id: 'enclosing' },
  FunctionDeclaration: { id: 'enclosing', params: 'node' },
  FunctionExpression: { id: 'node', params: 'node' },
  TSDeclareFunction: { id: 'enclosing', params: 'node' },
  TSEmptyBodyFunctionExpression: { params: 'node' },
  ArrowFunctionExpression: { params: 'node' },
  TSFunctionType: { params: 'node' },
  TSConstructorType: { params: 'node' },
  TSMethodSignature: { params: 'node', key: 'node' },
  TSCallSignatureDeclaration: { params: 'node' },
  TSConstructSignatureDeclaration: { params: 'node' },
  TSIndexSignature: { parameters: 'node' },
  ClassDeclaration: { id: 'enclosing' },
  ClassExpression: { id: 'node' },
  CatchClause: { param: 'node' },
  ImportSpecifier: { local: 'enclosing' },
  ImportDefaultSpecifier: { local: 'enclosing' },
  ImportNamespaceSpecifier: { local: 'enclosing' },
  TSTypeAliasDeclaration: { id: 'enclosing' },
  TSInterfaceDeclaration: { id: 'enclosing' },
  TSEnumDeclaration: { id: 'enclosing' },
  TSModuleDeclaration: { id: 'enclosing' },
  TSTypeParameter: { name: 'enclosing' },
};

/** Fields in which an identifier is a label, not a reference. */
const LABEL_FIELDS: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  AccessorProperty: ['key'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  TSQualifiedName: ['right'],
  TSEnumMember: ['id'],
  TSNamedTupleMember: ['label'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
  ExportAllDeclaration: ['exported'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  MetaProperty: ['meta', 'property'],
};

const SCOPES = new Set([
  'Program',
  'BlockStatement',
  'FunctionBody',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'StaticBlock',
  'TSModuleBlock',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassDeclaration',
  'ClassExpression',
]);

const WINDOWS = new Set(['window', 'globalThis', 'self']);

/** Finds uses of globals with one of the given first names, as a value or as a type. */
export function findGlobals(syntax: Syntax, names: ReadonlySet<string>): GlobalUse[] {
  const identifiers = syntax.nodesOf('Identifier');
  const uses = identifiers.flatMap((place) => {
    const { outer, name } = withoutWindow(place);
    return names.has(name) && !isLabel(place) ? [{ place, outer, name }] : [];
  });
  if (uses.length === 0) return [];
  const scopes = findScopes(identifiers);
  return uses
    .filter(({ place }) => !isBound(place.node, scopes))
    .map(({ place, outer, name }) => ({ place, spellings: spell(outer, name) }));
}

/** The name of a use, and its outermost expression: `fetch` for `fetch` and for `window.fetch`. */
function withoutWindow(place: Place<NodeOf<'Identifier'>>): { outer: Place; name: string } {
  const { parent } = place;
  const isWindow = WINDOWS.has(place.node.name) && place.key === 'object';
  if (!isWindow || parent === undefined || !isOfType(parent.node, 'MemberExpression'))
    return { outer: place, name: place.node.name };
  return { outer: parent, name: nameOf(parent.node.property) ?? place.node.name };
}

function isLabel({ parent, key }: Place): boolean {
  if (parent === undefined) return false;
  const computed: unknown = Reflect.get(parent.node, 'computed');
  return computed !== true && (LABEL_FIELDS[parent.node.type] ?? []).includes(key);
}

/** Members of object types and classes; their names belong to no scope. */
const MEMBERS = new Set(['TSPropertySignature', 'TSMethodSignature', 'PropertyDefinition', 'MethodDefinition']);

/** All names that the file declares: variables, parameters, functions, types and their members, without imports. */
export function findBindings(syntax: Syntax): { readonly name: string; readonly start: number }[] {
  return syntax.nodesOf('Identifier').flatMap((place) => {
    const { name, start } = place.node;
    const parent = place.parent?.node;
    if (parent === undefined || parent.type.startsWith('Import')) return [];
    const isMember = MEMBERS.has(parent.type) && place.key === 'key' && Reflect.get(parent, 'computed') !== true;
    return isMember || scopeBoundBy(place) !== undefined ? [{ name, start }] : [];
  });
}

function findScopes(identifiers: readonly Place<NodeOf<'Identifier'>>[]): Map<string, Scope[]> {
  const scopes = new Map<string, Scope[]>();
  for (const place of identifiers) {
    const scope = scopeBoundBy(place);
    if (scope !== undefined) scopes.set(place.node.name, [...(scopes.get(place.node.name) ?? []), scope]);
  }
  return scopes;
}

/** The scope of the name that this identifier binds, or undefined if it binds none. */
function scopeBoundBy(identifier: Place): Scope | undefined {
  let pattern = identifier;
  while (pattern.parent !== undefined && PATTERN_FIELDS[pattern.parent.node.type]?.includes(pattern.key))
    pattern = pattern.parent;
  const { parent, key } = pattern;
  if (parent === undefined) return undefined;
  const kind = BINDING_FIELDS[parent.node.type]?.[key];
  if (kind === undefined) return undefined;
  const scope = kind === 'node' ? parent : [...ancestors(parent)].find(({ node }) => SCOPES.has(node.type));
  return scope && [scope.node.start, scope.node.end];
}

function isBound(node: NodeOf<'Identifier'>, scopes: ReadonlyMap<string, readonly Scope[]>): boolean {
  return (scopes.get(node.name) ?? []).some(([start, end]) => start <= node.start && node.end <= end);
}

function spell(place: Place, name: string): string[] {
  const parent: Node | undefined = place.parent?.node;
  if (isOfType(parent, 'MemberExpression') && place.key === 'object') {
    const property = nameOf(parent.property);
    return property === undefined ? [name] : [name, `${name}.${property}`];
  }
  const isCalled = place.key === 'callee';
  if (isCalled && isOfType(parent, 'NewExpression') && parent.arguments.length === 0) return [name, `new ${name}()`];
  if (isCalled && isOfType(parent, 'CallExpression') && parent.arguments.length === 0) return [name, `${name}()`];
  return [name];
}
