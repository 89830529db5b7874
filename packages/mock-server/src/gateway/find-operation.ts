import { operations, type OperationDescription, type OperationId } from '@croupier/sdk/operations';

export interface FoundOperation {
  readonly id: OperationId;
  readonly description: OperationDescription;
  readonly pathParameters: Readonly<Record<string, string>>;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Template = { readonly id: OperationId; readonly pattern: RegExp };

/** The operation of a method and path, or else the methods of the path, none when it is unknown. */
export type Lookup = { readonly operation: FoundOperation } | { readonly allowed: readonly string[] };

/** Finds an operation by method and path: fixed paths with one map access, templates by the few patterns of a method. */
export const findOperation = createOperationIndex();

function createOperationIndex(): (method: string, path: string) => Lookup {
  const fixed = new Map<string, OperationId>();
  const templates = new Map<string, Template[]>();
  // The table's keys are exactly the operation ids.
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path } = operations[id];
    if (path.includes('{')) {
      const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
      templates.set(method, [...(templates.get(method) ?? []), { id, pattern }]);
    } else {
      fixed.set(`${method} ${path}`, id);
    }
  }
  const find = (method: string, path: string): FoundOperation | undefined => {
    const id = fixed.get(`${method} ${path}`);
    if (id !== undefined) return { id, description: operations[id], pathParameters: {} };
    for (const template of templates.get(method) ?? []) {
      const match = template.pattern.exec(path);
      if (match !== null)
        return { id: template.id, description: operations[template.id], pathParameters: decode(match.groups) };
    }
    return undefined;
  };
  return (method, path) => {
    // HEAD is answered like GET; the transport omits the body.
    const operation = find(method === 'HEAD' ? 'GET' : method, path);
    if (operation !== undefined) return { operation };
    const methods = METHODS.filter((other) => find(other, path) !== undefined);
    return { allowed: methods.flatMap((other) => (other === 'GET' ? ['GET', 'HEAD'] : [other])) };
  };
}

function decode(groups: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeSegment(value)]));
}

/** Decodes a path segment; a malformed one is kept for the request schema to refuse. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
