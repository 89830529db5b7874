import { isRecord } from './fields.ts';

/** Fields that name a unit or a choice; another value could make the call another one. */
const KEPT = /^(?:currency|type|kind|action|entry|period)$|password/i;

/** The same body with one text or number changed, still valid; undefined when it has none that may be. */
export function otherBody(body: unknown, isValid: (body: unknown) => boolean = () => true): unknown {
  if (!isRecord(body)) return undefined;
  for (const [name, value] of Object.entries(body).toSorted(([, a], [, b]) => rankOf(a) - rankOf(b))) {
    const other = KEPT.test(name) ? undefined : otherValue(value);
    const changed = { ...body, [name]: other };
    if (other !== undefined && isValid(changed)) return changed;
  }
  return undefined;
}

/** Amounts come first: another one is valid in more places than another name. */
function rankOf(value: unknown): number {
  return typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? 0 : 1;
}

function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  // The last letter or digit, so that an amount stays an amount and an id an id.
  if (typeof value === 'string') return /[\da-z]$/i.test(value) ? `${value.slice(0, -1)}${otherEnd(value)}` : undefined;
  if (!Array.isArray(value)) return otherBody(value);
  const [first, ...rest]: readonly unknown[] = value;
  const other = otherValue(first);
  return other === undefined ? undefined : [other, ...rest];
}

function otherEnd(text: string): string {
  return text.endsWith('1') ? '2' : '1';
}
