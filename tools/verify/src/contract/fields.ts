import { resolve, type Schema } from './document.ts';

/** A value of an answer whose schema has the wanted name. */
export interface FoundValue {
  /** Such as `answer.value.content.0.amount`. */
  readonly path: string;
  readonly value: unknown;
  /** The objects around the value, the innermost first. */
  readonly around: readonly Readonly<Record<string, unknown>>[];
}

/** Lists the values of an answer whose schema is one of `names` of the contract, such as `Money`. */
export function findValues(schema: Schema, answer: unknown, names: ReadonlySet<string>): readonly FoundValue[] {
  const found = new Map<string, FoundValue>();
  walk(schema, { path: 'answer', value: answer, around: [] }, { names, add: (value) => found.set(value.path, value) });
  return [...found.values()];
}

interface Search {
  readonly names: ReadonlySet<string>;
  readonly add: (found: FoundValue) => void;
}

function walk(schema: Schema, place: FoundValue, search: Search): void {
  const { value } = place;
  if (value === undefined || value === null) return;
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) {
    if (search.names.has(name)) return search.add(place);
    return walk(resolve(schema), place, search);
  }
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    walk(part, place, search);
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items !== undefined) value.forEach((entry: unknown, index) => walk(items, step(place, index, entry), search));
  } else if (isRecord(value)) {
    walkFields(schema, { ...place, value }, search);
  }
}

function walkFields(
  { properties = {}, additionalProperties }: Schema,
  place: FoundValue & { readonly value: Readonly<Record<string, unknown>> },
  search: Search,
): void {
  const inner = { ...place, around: [place.value, ...place.around] };
  for (const [name, field] of Object.entries(place.value)) {
    const schema = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    if (schema !== undefined) walk(schema, step(inner, name, field), search);
  }
}

function step(place: FoundValue, name: string | number, value: unknown): FoundValue {
  return { ...place, path: `${place.path}.${name}`, value };
}

/** True for a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
