import type { Node } from 'oxc-parser';
import { ancestors, isOfType, nameOf, type NodeOf, type Place, type Syntax } from './syntax.ts';

/** A use of a name that no import, declaration or parameter of the file has made. */
export interface GlobalUse {
  /**
   * All that the use can be called, shortest first: `Math.random()` has `Math` and `Math.random`,
   * `new Date()` and `Date()` without arguments have that too; `window.fetch` counts as `fetch`.
   */
  readonly spellings: readonly string[];
  readonly place: Place;
}

type Scope = readonly [start: number, end: number];
type Where = 'own' | 'around';

/** Fields that hand a pattern down to the names that it binds. */
const PATTERN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  ObjectPattern: ['properties'],
  Property: ['value'],
  ArrayPattern: ['elements'],
  AssignmentPattern: ['left'],
  RestElement: ['argument'],
  TSParameterProperty: ['parameter'],
};

/** Fields that bind a name, and where it is known: in the node itself or in the block around it. */
const BINDING_FIELDS: Readonly<Record<string, Readonly<Record<string, Where>>>> = {
  VariableDeclarator: { id: 'around' },
  FunctionDeclaration: { id: 'around', params: 'own' },
  FunctionExpression: { id: 'own', params: 'own' },
  TSDeclareFunction: { id: 'around', params: 'own' },
  TSEmptyBodyFunctionExpression: { params: 'own' },
  ArrowFunctionExpression: { params: 'own' },
  TSFunctionType: { params: 'own' },
  TSConstructorType: { params: 'own' },
  TSMethodSignature: { params: 'own', key: 'own' },
  TSCallSignatureDeclaration: { params: 'own' },
  TSConstructSignatureDeclaration: { params: 'own' },
  TSIndexSignature: { parameters: 'own' },
  ClassDeclaration: { id: 'around' },
  ClassExpression: { id: 'own' },
  CatchClause: { param: 'own' },
  ImportSpecifier: { local: 'around' },
  ImportDefaultSpecifier: { local: 'around' },
  ImportNamespaceSpecifier: { local: 'around' },
  TSTypeAliasDeclaration: { id: 'around' },
  TSInterfaceDeclaration: { id: 'around' },
  TSEnumDeclaration: { id: 'around' },
  TSModuleDeclaration: { id: 'around' },
  TSTypeParameter: { name: 'around' },
};

/** Fields in which an identifier is a label of something, never a reference. */
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

/** Every use in the file of a global whose first name is one of these, as a value or as a type. */
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

/** `window.fetch` is `fetch` by another name. */
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

function findScopes(identifiers: readonly Place<NodeOf<'Identifier'>>[]): Map<string, Scope[]> {
  const scopes = new Map<string, Scope[]>();
  for (const place of identifiers) {
    const scope = scopeBoundBy(place);
    if (scope !== undefined) scopes.set(place.node.name, [...(scopes.get(place.node.name) ?? []), scope]);
  }
  return scopes;
}

/** The part of the file in which the name is known that this identifier binds, if it binds one. */
function scopeBoundBy(identifier: Place): Scope | undefined {
  let at = identifier;
  while (at.parent !== undefined && PATTERN_FIELDS[at.parent.node.type]?.includes(at.key)) at = at.parent;
  if (at.parent === undefined) return undefined;
  const where = BINDING_FIELDS[at.parent.node.type]?.[at.key];
  if (where === undefined) return undefined;
  const scope = where === 'own' ? at.parent : [...ancestors(at.parent)].find(({ node }) => SCOPES.has(node.type));
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
