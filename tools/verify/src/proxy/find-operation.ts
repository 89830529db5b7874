import { operations, type Operation } from '../contract/operations.ts';

/** Operations with their paths as patterns; paths without parameters come first, as they are the more exact ones. */
const patterns = operations
  .map((operation) => ({ operation, pattern: new RegExp(`^${operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) }))
  .toSorted((a, b) => parametersOf(a.operation) - parametersOf(b.operation));

/** The operation of a call; undefined for a path or method that the contract does not have. */
export function findOperation(method: string, path: string): Operation | undefined {
  return patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation;
}

function parametersOf({ path }: Operation): number {
  return path.split('{').length;
}
