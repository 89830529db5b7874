import type { FieldError } from '../generated/types.gen.ts';

/** What the contract says about one value of a body. */
export interface FieldRule {
  readonly required?: boolean;
  /** The only values on offer. */
  readonly options?: readonly unknown[];
  /** Lengths of a text in UTF-16 code units. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Source of a regular expression with the flag `u`. */
  readonly pattern?: string;
  /** `password` marks a secret, in which spaces count. */
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The rule of each item of a list. */
  readonly items?: FieldRule;
  /** The rules of an object's fields. */
  readonly fields?: Readonly<Record<string, FieldRule>>;
  /** The rule of each value of a map. */
  readonly values?: FieldRule;
}

/** The rules of a call's body, without the constants that the hooks fill in. */
export interface BodyRules<Body> {
  readonly fields: Readonly<Record<keyof Body & string, FieldRule>>;
  /** Never set: only carries the type of the body. */
  readonly body?: Body;
}

/** A refused field: `field` is its path in the contract's form, such as `tiers[0].rate`. */
export interface FieldIssue extends Pick<FieldError, 'field' | 'reason'> {
  /** The limit that the value violates, for the error text. */
  readonly limit?: number;
}

/**
 * Checks a body of the right types against the contract; empty when it is valid. One issue per field. The gateway gives
 * the same reasons.
 */
export function checkBody<Body>(rules: BodyRules<Body>, body: object): readonly FieldIssue[] {
  return checkFields(rules.fields, body, '');
}

function checkFields(fields: Readonly<Record<string, FieldRule>>, value: object, path: string): FieldIssue[] {
  const parent = path === '' ? '' : `${path}.`;
  return Object.entries(fields).flatMap(([name, rule]) => checkValue(rule, Reflect.get(value, name), parent + name));
}

function checkValue(rule: FieldRule, value: unknown, field: string): FieldIssue[] {
  if (value === undefined) return rule.required === true ? [{ field, reason: 'REQUIRED' }] : [];
  if (rule.options !== undefined) return rule.options.includes(value) ? [] : [{ field, reason: 'NOT_OFFERED' }];
  if (typeof value === 'string') return checkText(rule, value, field);
  if (typeof value === 'number') {
    return checkSize(field, value, [rule.minimum, rule.maximum], ['TOO_SMALL', 'TOO_LARGE']);
  }
  if (Array.isArray(value)) return checkList(rule, value, field);
  if (typeof value === 'object' && value !== null)
    return checkFields(rule.fields ?? fieldsOfMap(rule, value), value, field);
  return [];
}

function fieldsOfMap({ values = {} }: FieldRule, map: object): Readonly<Record<string, FieldRule>> {
  return Object.fromEntries(Object.keys(map).map((name) => [name, { ...values, required: true }]));
}

function checkText(rule: FieldRule, value: string, field: string): FieldIssue[] {
  const issues = checkSize(field, value.length, [rule.minLength, rule.maxLength], ['TOO_SHORT', 'TOO_LONG']);
  if (issues.length > 0) return issues;
  const matches = rule.pattern === undefined || new RegExp(rule.pattern, 'u').test(value);
  return matches && hasFormat(value, rule.format) ? [] : [{ field, reason: 'FORMAT' }];
}

function checkList({ items = {}, ...rule }: FieldRule, list: readonly unknown[], field: string): FieldIssue[] {
  const issues = checkSize(field, list.length, [rule.minItems, rule.maxItems], ['TOO_FEW', 'TOO_MANY']);
  return [...issues, ...list.flatMap((item, index) => checkValue(items, item, `${field}[${index}]`))];
}

function checkSize(
  field: string,
  size: number,
  [least, most]: readonly [number | undefined, number | undefined],
  [below, above]: readonly [FieldIssue['reason'], FieldIssue['reason']],
): FieldIssue[] {
  if (least !== undefined && size < least) return [{ field, reason: below, limit: least }];
  return most !== undefined && size > most ? [{ field, reason: above, limit: most }] : [];
}

function hasFormat(value: string, format: string | undefined): boolean {
  if (format === 'email') return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value);
  if (format === 'uri') return URL.canParse(value);
  if (format === 'date') return isDay(value);
  const [, day, time] = /^([^T]+)T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))$/.exec(value) ?? [];
  return format !== 'date-time' || (isDay(day) && time !== undefined && !Number.isNaN(Date.parse(value)));
}

/** True for a day `YYYY-MM-DD` of the calendar: a date of 30 February is invalid, or another day. */
function isDay(day: string | undefined): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return day?.length === 10 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
