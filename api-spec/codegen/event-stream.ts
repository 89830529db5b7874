import { resolve, type Contract, type Operation, type Reference, type Schema } from './contract.ts';

export const EVENT_STREAM = 'text/event-stream';

/** True for a call that answers a stream of events; it gets neither a function nor a query. */
export function isEventStream(contract: Contract, operation: Operation): boolean {
  return schemaOfEvents(contract, operation) !== undefined;
}

/** The schema of each type of event in the stream that a call answers; none for other calls. */
export function eventSchemas(contract: Contract, operation: Operation): Array<[type: string, schema: Reference]> {
  const union = schemaOfEvents(contract, operation);
  if (union === undefined) return [];
  const { discriminator }: { discriminator?: { mapping?: Record<string, string> } } = resolve<Schema>(contract, union);
  return Object.entries(discriminator?.mapping ?? {}).map(([type, $ref]) => [type, { $ref }]);
}

/** A stream as text, by the first example of a call that answers one. */
export function exampleStream(contract: Contract, operation: Operation): string | undefined {
  const [first] = Object.values(streamOf(contract, operation)?.['x-stream-examples'] ?? {});
  return first?.value;
}

const schemaOfEvents = (contract: Contract, operation: Operation): Schema | Reference | undefined =>
  streamOf(contract, operation)?.schema;

function streamOf(contract: Contract, { responses }: Operation) {
  const answer = responses['200'];
  return answer && resolve(contract, answer).content?.[EVENT_STREAM];
}
