import { expectationOf, fieldPathOf, receivedAt, zLiveEvent } from '@croupier/sdk/zod';

import { contractDocument } from '../contract/document.ts';
import { isRecord } from '../contract/fields.ts';
import type { Exchange } from '../server/exchange.ts';
import { parseJson } from '../server/parse-json.ts';
import { readEvents, retryOf, type SentEvent } from './event-text.ts';
import type { Verdict } from './problem.ts';

/** The types of events that the contract has. */
export const EVENT_TYPES: readonly string[] = Object.keys(
  contractDocument.components.schemas['LiveEvent']?.discriminator?.mapping ?? {},
);

/** Compares the headers and the beginning of a stream, and every event that came, with the contract. */
export function inspectStream(exchange: Exchange): readonly Verdict[] {
  const { headers, text } = exchange.answer;
  const type = headers.get('Content-Type') ?? 'no such header';
  const caching = headers.get('Cache-Control') ?? 'no such header';
  const expect = (isMet: boolean, field: string, expected: string, got: string): Verdict =>
    isMet ? undefined : { risk: 'rule', field, expected, got, rule: 'openEventStream', exchange };
  return [
    expect(/^text\/event-stream\b/i.test(type), 'header Content-Type', 'text/event-stream', type),
    expect(/\bno-(?:store|cache)\b/i.test(caching), 'header Cache-Control', 'no-store', caching),
    expect(retryOf(text) !== undefined, 'first line', 'retry and milliseconds', JSON.stringify(text.slice(0, 20))),
    ...readEvents(text).flatMap((event) => inspectEvent(exchange, event)),
  ];
}

/** The types of the events that came. */
export function typesOf(exchange: Exchange): ReadonlySet<string> {
  return new Set(readEvents(exchange.answer.text).flatMap(({ data }) => typeOf(parseJson(data)) ?? []));
}

/** Data is JSON of a known shape with the id of its line; types that the contract does not have are ignored. */
function inspectEvent(exchange: Exchange, { id, data }: SentEvent): readonly Verdict[] {
  const event = parseJson(data);
  const type = typeOf(event);
  const problem = (field: string, expected: string, got: string): Verdict => {
    const place = `event ${type ?? 'without type'}: ${field}`;
    return { risk: 'shape', field: place, expected, got, rule: 'LiveEvent', exchange };
  };
  if (type === undefined) return [problem('data', 'JSON with a type', data.slice(0, 60))];
  if (!EVENT_TYPES.includes(type)) return [];
  const issues = zLiveEvent.safeParse(event).error?.issues ?? [];
  const own = isRecord(event) ? event['id'] : undefined;
  return [
    ...(issues.length === 0 ? [undefined] : []),
    ...issues.map((issue) => problem(fieldPathOf(issue.path), expectationOf(issue), receivedAt(issue, event))),
    own === id ? undefined : problem('id', `the id of its data, ${String(own)}`, id ?? 'none'),
  ];
}

function typeOf(event: unknown): string | undefined {
  const type = isRecord(event) ? event['type'] : undefined;
  return typeof type === 'string' ? type : undefined;
}
