import { operations as descriptions, type OperationDescription, type OperationId } from '@croupier/sdk/operations';

import {
  contractDocument,
  resolve,
  type MediaType,
  type OperationObject,
  type Parameter,
  type Schema,
} from './document.ts';

const JSON_TYPE = 'application/json';

/** One operation of the contract, with what its checks are derived from. */
export interface Operation extends OperationDescription {
  readonly id: OperationId;
  /** True when a call changes nothing, so that it may be made on any server. */
  readonly isRead: boolean;
  readonly parameters: readonly Parameter[];
  /** The JSON body before encryption; absent for calls without one, forms and uploads. */
  readonly body?: { readonly schema: Schema; readonly example: Readonly<Record<string, unknown>> };
  /** Statuses of success, with the schema of the JSON answer. */
  readonly successes: ReadonlyMap<number, Schema | undefined>;
  /** Methods that the path does not have. */
  readonly absentMethods: readonly string[];
}

/** Every operation, in the contract's order of tags. */
export const operations: readonly Operation[] = Object.entries(contractDocument.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => readOperation(operation, `${method.toUpperCase()} ${path}`, item)),
);

/** The operations' tags, each once, in their order. */
export const tags: readonly string[] = [...new Set(operations.map(({ tag }) => tag))];

function readOperation(
  operation: OperationObject,
  call: string,
  item: Readonly<Record<string, OperationObject>>,
): Operation {
  // The contract and the SDK's table have the same ids, since the table is generated from it.
  const id = operation.operationId as OperationId;
  const description: OperationDescription = descriptions[id];
  if (`${description.method} ${description.path}` !== call) throw new Error(`${id} is not ${call} in the SDK.`);
  const body = bodyOf(operation);
  return {
    ...description,
    id,
    isRead: operation['x-read'] ?? description.method === 'GET',
    parameters: (operation.parameters ?? []).map((parameter) => resolve(parameter)),
    ...(body === undefined ? {} : { body }),
    successes: successesOf(operation),
    absentMethods: ['PUT', 'PATCH', 'DELETE'].filter((method) => !Object.hasOwn(item, method.toLowerCase())),
  };
}

function bodyOf({ requestBody }: OperationObject): Operation['body'] {
  const media = requestBody === undefined ? undefined : resolve(requestBody).content?.[JSON_TYPE];
  if (media?.schema === undefined) return undefined;
  const example = firstExample(media);
  if (typeof example !== 'object' || example === null) return undefined;
  const inside = media.schema.properties?.['data']?.contentSchema;
  // A body of JSON is an object with string keys.
  return { schema: inside ?? media.schema, example: example as Readonly<Record<string, unknown>> };
}

function firstExample(media: MediaType): unknown {
  const [example] = Object.values(media['x-plain-examples'] ?? media.examples ?? {});
  return example === undefined ? undefined : resolve(example).value;
}

function successesOf({ responses }: OperationObject): Operation['successes'] {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return new Map(
    successes.map(([status, response]) => [
      Number.parseInt(status, 10),
      resolve(response).content?.[JSON_TYPE]?.schema,
    ]),
  );
}
