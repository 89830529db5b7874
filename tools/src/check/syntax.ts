import { parseSync, visitorKeys } from 'oxc-parser';
import type { Comment, Node } from 'oxc-parser';

/** The nodes of type T; an intersection, because one oxc interface can have several types. */
export type NodeOf<T extends Node['type']> = Node & { type: T };

/** A node with its ancestors. */
export interface Place<N extends Node = Node> {
  readonly node: N;
  readonly parent: Place | undefined;
  /** The field of the parent that holds the node; '' for the root. */
  readonly key: string;
}

/** A parsed file. */
export interface Syntax {
  readonly comments: readonly Comment[];
  /** Parse errors. */
  readonly problems: readonly string[];
  /** All nodes of the given types in source order; offsets are UTF-16 indexes into the text. */
  nodesOf<T extends Node['type']>(...types: readonly T[]): Place<NodeOf<T>>[];
}

/** Parses JavaScript or TypeScript, by the extension of the path. */
export function parseSyntax(path: string, text: string): Syntax {
  const result = parseSync(path, text, { preserveParens: false });
  const byType = indexByType(result.program);
  return {
    comments: result.comments,
    problems: result.errors.map((error) => error.message),
    nodesOf: (...types) => types.flatMap((type) => placesOf(byType.get(type) ?? [], type)),
  };
}

/** The ancestors of a node, nearest first. */
export function* ancestors(place: Place): Generator<Place> {
  for (let ancestor = place.parent; ancestor !== undefined; ancestor = ancestor.parent) yield ancestor;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function isOfType<T extends Node['type']>(node: Node | null | undefined, type: T): node is NodeOf<T> {
  return node?.type === type;
}

/** The name of an identifier, a non-computed key or a string literal. */
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
    const places = byType.get(node.type);
    if (places === undefined) byType.set(node.type, [place]);
    else places.push(place);
    for (const field of visitorKeys[node.type] ?? []) {
      const value: unknown = Reflect.get(node, field);
      const children: unknown[] = Array.isArray(value) ? value : [value];
      for (const child of children) if (isNode(child)) visit(child, place, field);
    }
  };
  visit(root, undefined, '');
  return byType;
}
