import { isRecord } from '../contract/fields.ts';
import type { Verdict } from './problem.ts';
import { errorCodeOf, outcomeOf, type Exchange } from '../server/exchange.ts';

/** True for a refusal as `FIELD_INVALID` whose `fieldErrors` name the field or a field within it. */
export function refusesField(exchange: Exchange, name: string): boolean {
  const { json } = exchange.answer;
  const errors = isRecord(json) ? json['fieldErrors'] : undefined;
  const names = Array.isArray(errors) ? errors.map((error: unknown) => (isRecord(error) ? error['field'] : '')) : [];
  const isNamed = names.some((field) => field === name || /^[.[]/.test(String(field).replace(name, '')));
  return errorCodeOf(exchange) === 'FIELD_INVALID' && isNamed;
}

/** The problem of an answer that does not refuse the field; `what` completes “when it …”. */
export function missedRefusal(exchange: Exchange, name: string, what: string): Verdict {
  const expected = `FIELD_INVALID with ${name} in fieldErrors when it ${what}`;
  return { risk: 'rule', field: name, expected, got: outcomeOf(exchange), rule: 'Answers', exchange };
}
