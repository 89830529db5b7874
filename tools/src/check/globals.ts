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
type Where = 'node' | 'enclosing';

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
const BINDING_FIELDS: Readonly<Record<string, Readonly<Record<string, Where>>>> = {
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

/** Finds uses of globals whose first name is one of these, as a value or as a type. */
export function findGlobals(syntax: Syntax, names: ReadonlySet<string>): GlobalUse[] {
  const identifiers = syntax.nodesOf('Identifier');
  const uses = identifiers.flatMap((place) => {
    const { outer, name } = throughWindow(place);
    return names.has(name) && !isLabel(place) ? [{ place, outer, name }] : [];
  });
  if (uses.length === 0) return [];
  const scopes = findScopes(identifiers);
  return uses
    .filter(({ place }) => !isBound(place.node, scopes))
    .map(({ place, outer, name }) => ({ place, spellings: spell(outer, name) }));
}

/** Resolves `window.fetch` to `fetch`. */
function throughWindow(place: Place<NodeOf<'Identifier'>>): { outer: Place; name: string } {
  const up = place.parent;
  const isWindow = WINDOWS.has(place.node.name) && place.key === 'object';
  if (!isWindow || up === undefined || !isOfType(up.node, 'MemberExpression'))
    return { outer: place, name: place.node.name };
  return { outer: up, name: nameOf(up.node.property) ?? place.node.name };
}

function isLabel({ parent, key }: Place): boolean {
  if (parent === undefined) return false;
  const computed: unknown = Reflect.get(parent.node, 'computed');
  return computed !== true && (LABEL_FIELDS[parent.node.type] ?? []).includes(key);
}

/** Names of object types and classes, which no scope binds. */
const MEMBERS = new Set(['TSPropertySignature', 'TSMethodSignature', 'PropertyDefinition', 'MethodDefinition']);

/** Every name that the file declares: variables, parameters, functions, types and their members; no imports. */
export function findBindings(syntax: Syntax): { readonly name: string; readonly start: number }[] {
  return syntax.nodesOf('Identifier').flatMap((place) => {
    const { name, start } = place.node;
    const up = place.parent?.node;
    if (up === undefined || up.type.startsWith('Import')) return [];
    const isMember = MEMBERS.has(up.type) && place.key === 'key' && Reflect.get(up, 'computed') !== true;
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
  let at = identifier;
  while (at.parent !== undefined && PATTERN_FIELDS[at.parent.node.type]?.includes(at.key)) at = at.parent;
  if (at.parent === undefined) return undefined;
  const where = BINDING_FIELDS[at.parent.node.type]?.[at.key];
  if (where === undefined) return undefined;
  const scope = where === 'node' ? at.parent : [...ancestors(at.parent)].find(({ node }) => SCOPES.has(node.type));
  return scope && [scope.node.start, scope.node.end];
}

function isBound(node: NodeOf<'Identifier'>, scopes: ReadonlyMap<string, readonly Scope[]>): boolean {
  return (scopes.get(node.name) ?? []).some(([start, end]) => start <= node.start && node.end <= end);
}

function spell(place: Place, name: string): string[] {
  const up: Node | undefined = place.parent?.node;
  if (isOfType(up, 'MemberExpression') && place.key === 'object') {
    const property = nameOf(up.property);
    return property === undefined ? [name] : [name, `${name}.${property}`];
  }
  const isCalled = place.key === 'callee';
  if (isCalled && isOfType(up, 'NewExpression') && up.arguments.length === 0) return [name, `new ${name}()`];
  if (isCalled && isOfType(up, 'CallExpression') && up.arguments.length === 0) return [name, `${name}()`];
  return [name];
}
