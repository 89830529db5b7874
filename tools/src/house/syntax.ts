import { parseSync, visitorKeys } from 'oxc-parser';
import type { Comment, Node } from 'oxc-parser';

/** The nodes whose `type` is T; an intersection, because one oxc interface may carry several types. */
export type NodeOf<T extends Node['type']> = Node & { type: T };

/** A node with the way up to the root of its file. */
export interface Place<N extends Node = Node> {
  readonly node: N;
  readonly parent: Place | undefined;
  /** The field of the parent that holds the node; '' for the root. */
  readonly key: string;
}

/** One parsed file: its nodes by type in source order, its comments, and why it could not be read. */
export interface Syntax {
  readonly comments: readonly Comment[];
  readonly problems: readonly string[];
  /** All places of the given node types; offsets of nodes are UTF-16 indexes into the text. */
  nodesOf<T extends Node['type']>(...types: readonly T[]): Place<NodeOf<T>>[];
}

/** Parses one file of JavaScript or TypeScript; the language follows the extension of the path. */
export function parseSyntax(path: string, text: string): Syntax {
  const result = parseSync(path, text, { preserveParens: false });
  const byType = indexByType(result.program);
  return {
    comments: result.comments,
    problems: result.errors.map((error) => error.message),
    nodesOf: (...types) => types.flatMap((type) => placesOf(byType.get(type) ?? [], type)),
  };
}

/** The places above a place, nearest first. */
export function* ancestors(place: Place): Generator<Place> {
  for (let at = place.parent; at !== undefined; at = at.parent) yield at;
}

/** Whether a value found in a field of a node is a node itself. */
function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Whether the node has the type, which narrows it. */
export function isOfType<T extends Node['type']>(node: Node | null | undefined, type: T): node is NodeOf<T> {
  return node?.type === type;
}

/** The name that a non-computed key, a member's property, an identifier or a string literal stands for. */
export function nameOf(node: Node | null | undefined): string | undefined {
  switch (node?.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
    case 'JSXIdentifier':
      return node.name;
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    default:
      return undefined;
  }
}

function placesOf<T extends Node['type']>(places: readonly Place[], type: T): Place<NodeOf<T>>[] {
  return places.filter((place): place is Place<NodeOf<T>> => place.node.type === type);
}

function indexByType(root: Node): Map<string, Place[]> {
  const byType = new Map<string, Place[]>();
  const visit = (node: Node, parent: Place | undefined, key: string): void => {
    const place: Place = { node, parent, key };
    const known = byType.get(node.type);
    if (known === undefined) byType.set(node.type, [place]);
    else known.push(place);
    for (const field of visitorKeys[node.type] ?? []) {
      const value: unknown = Reflect.get(node, field);
      const children: unknown[] = Array.isArray(value) ? value : [value];
      for (const child of children) if (isNode(child)) visit(child, place, field);
    }
  };
  visit(root, undefined, '');
  return byType;
}
