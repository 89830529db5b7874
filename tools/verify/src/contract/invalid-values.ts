import { isRecord } from './fields.ts';
import { resolve, type Schema } from './document.ts';

/** A JSON value that a schema excludes. */
export interface InvalidValue {
  readonly value: unknown;
  /** Completes “when it …”. */
  readonly what: string;
}

/** Texts of which at least one does not match a pattern of the contract. */
const TEXTS = ['!', '-1', ' ', 'Ω', '0.123456789'];

/** Values beyond each limit of a field, and one of another type; `example` is a valid value. */
export function invalidValuesOf(referred: Schema, example: unknown): readonly InvalidValue[] {
  const schema = resolve(referred);
  if (schema.enum !== undefined || schema.const !== undefined) {
    return [ofAnotherType(example), { value: 'no-such-value', what: 'is not in the list' }];
  }
  return [
    ofAnotherType(example),
    ...(typeof example === 'string' ? invalidTexts(schema) : []),
    ...(typeof example === 'number' ? invalidNumbers(schema) : []),
    ...(Array.isArray(example) ? invalidLists(schema, example) : []),
  ];
}

function ofAnotherType(example: unknown): InvalidValue {
  return typeof example === 'object' ? { value: 'a string', what: 'is a string' } : { value: {}, what: 'is an object' };
}

function invalidTexts({ minLength = 0, maxLength, pattern, format }: Schema): readonly InvalidValue[] {
  const texts = [
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minLength === 0 ? [] : ['x'.repeat(minLength - 1)]),
    ...(pattern === undefined ? [] : TEXTS.filter((text) => !new RegExp(pattern, 'u').test(text)).slice(0, 1)),
    ...(format === 'date' ? ['2026-02-30'] : []),
    ...(format === 'date-time' ? ['2026-11-21T00:00:00'] : []),
    ...(format === 'email' ? ['no-address'] : []),
  ];
  return texts.map((value) => ({ value, what: `is ${shownText(value)}` }));
}

const MAX_SHOWN_LENGTH = 30;

/** A text as a report shows it: quoted, or its length. */
export function shownText(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.length} characters long` : JSON.stringify(text);
}

function invalidNumbers({ minimum, maximum, type }: Schema): readonly InvalidValue[] {
  const numbers = [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(type === 'integer' ? [1.5] : []),
  ];
  return numbers.map((value) => ({ value, what: `is ${value}` }));
}

function invalidLists({ minItems = 0, maxItems }: Schema, [first]: readonly unknown[]): readonly InvalidValue[] {
  const sizes = [...(maxItems === undefined ? [] : [maxItems + 1]), ...(minItems === 0 ? [] : [minItems - 1])];
  return sizes.map((size) => ({
    value: Array.from({ length: size }, (_, index) => numbered(first, index)),
    what: `has ${size} entries`,
  }));
}

/** Entries that differ, since a list may have to be without repetition. */
function numbered(entry: unknown, index: number): unknown {
  return typeof entry === 'string' && index > 0 ? `${entry}${index}` : entry;
}

/** The schemas of the fields of an object, with those of its parts. */
function propertiesOf(referred: Schema): Readonly<Record<string, Schema>> {
  const { properties = {}, allOf = [] } = resolve(referred);
  return Object.assign({}, ...allOf.map((part) => propertiesOf(part)), properties);
}

/** The bodies of an example with one field invalid, also within an object of the body. */
export function invalidBodiesOf(schema: Schema, example: Readonly<Record<string, unknown>>): readonly InvalidBody[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, field]): readonly InvalidBody[] => {
    const given = example[name];
    if (given === undefined) return [];
    const own = invalidValuesOf(field, given).map(({ value, what }) => ({
      name,
      what,
      body: { ...example, [name]: value },
    }));
    if (!isRecord(given)) return own;
    const inner = invalidBodiesOf(field, given).map(({ name: within, what, body }) => ({
      name,
      what: `has ${within} that ${what}`,
      body: { ...example, [name]: body },
    }));
    return [...own, ...inner];
  });
}

export interface InvalidBody {
  /** The field of the body that is invalid, or contains what is. */
  readonly name: string;
  readonly what: string;
  readonly body: Readonly<Record<string, unknown>>;
}
