import type { core } from 'zod/mini';

/** How the patterns of the contract's numbers in texts begin: amounts, rates and points, which a screen reckons with. */
const NUMBER_PATTERN = '^-?\\d{1,';
/** More would not help whoever reads them. */
const MOST_PROBLEMS = 5;

/** Which deviations count: values of another type and wrong amounts, or fields that the contract does not know. */
export type Reading = 'types-and-money' | 'unknown-fields';

/** Holds a value against a schema and tells what is wrong, each with its place; at most a handful. */
export function findShapeProblems(schema: core.$ZodType, value: unknown, reading: Reading): readonly string[] {
  const problems: string[] = [];
  walk(schema, value, { reading, path: 'answer', problems });
  return problems;
}

interface Walk {
  readonly reading: Reading;
  readonly path: string;
  readonly problems: string[];
}

function walk(schema: core.$ZodType, value: unknown, at: Walk): void {
  if (at.problems.length >= MOST_PROBLEMS) return;
  // Every schema is one of the types that zod lists; the base type only hides which.
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
    case 'intersection':
      return walkObject(schema, value, at);
    case 'record':
      return walkEntries(def.valueType, value, at);
    case 'array':
      if (!Array.isArray(value)) return complain(at, 'is not a list');
      return value.forEach((entry: unknown, index) => walk(def.element, entry, step(at, String(index))));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return value === null || value === undefined ? undefined : walk(def.innerType, value, at);
    case 'lazy':
      return walk(def.getter(), value, at);
    case 'union':
      return walkUnion(def.options, value, at);
    case 'string':
      if (typeof value !== 'string') return complain(at, 'is not a text');
      return numberPatternOf(def)?.test(value) === false ? complain(at, 'is not an amount') : undefined;
    case 'number':
    case 'boolean':
      return typeof value === def.type ? undefined : complain(at, `is not a ${def.type}`);
    case 'enum':
      return expectLike(Object.values(def.entries), value, at);
    case 'literal':
      return expectLike(def.values, value, at);
    default:
      return undefined;
  }
}

function walkObject(schema: core.$ZodType, value: unknown, at: Walk): void {
  const shape = shapeOf(schema);
  if (shape === undefined) return;
  if (!isObject(value)) return complain(at, 'is not an object');
  for (const [name, field] of Object.entries(shape.fields)) {
    const given = value[name];
    const isAbsent = given === undefined || given === null;
    if (!isAbsent) walk(field, given, step(at, name));
    else if (!mayBeAbsent(field)) complain(step(at, name), 'is missing');
  }
  if (at.reading !== 'unknown-fields' || shape.isOpen) return;
  const strangers = Object.keys(value).filter((name) => !Object.hasOwn(shape.fields, name));
  for (const name of strangers) at.problems.push(`${step(at, name).path} is not in the contract`);
}

function walkEntries(entry: core.$ZodType, value: unknown, at: Walk): void {
  if (!isObject(value)) return complain(at, 'is not an object');
  for (const [name, given] of Object.entries(value)) walk(entry, given, step(at, name));
}

/** A value fits a union when it fits one of its schemas; otherwise what the nearest of them says counts. */
function walkUnion(options: readonly core.$ZodType[], value: unknown, at: Walk): void {
  const verdicts = options.map((option) => findShapeProblems(option, value, at.reading));
  const [nearest = []] = verdicts.toSorted((one, other) => one.length - other.length);
  at.problems.push(...nearest.map((problem) => problem.replace('answer', at.path)));
}

/** An unknown value of an enum is kept; only one of another type cannot be shown at all. */
function expectLike(known: readonly unknown[], value: unknown, at: Walk): void {
  if (!known.some((one) => typeof one === typeof value)) complain(at, `is not a ${typeof known[0]}`);
}

interface Shape {
  readonly fields: Readonly<Record<string, core.$ZodType>>;
  /** The contract allows fields that it does not name. */
  readonly isOpen: boolean;
}

/** The fields of an object, and of objects that the contract puts together by `allOf`. */
function shapeOf(schema: core.$ZodType): Shape | undefined {
  // As in walk: the base type only hides which of zod's types it is.
  const { def } = (schema as core.$ZodTypes)._zod;
  if (def.type === 'object') return { fields: def.shape, isOpen: def.catchall !== undefined };
  if (def.type !== 'intersection') return undefined;
  const parts = [shapeOf(def.left), shapeOf(def.right)];
  return {
    fields: Object.assign({}, ...parts.map((part) => part?.fields)),
    isOpen: parts.some((part) => part === undefined || part.isOpen),
  };
}

function mayBeAbsent(schema: core.$ZodType): boolean {
  return schema._zod.optin === 'optional' || ['nullable', 'unknown', 'any'].includes(schema._zod.def.type);
}

/** The pattern of a text that is a number: wrong ones would be reckoned with, where other texts are only shown. */
function numberPatternOf({ checks = [] }: core.$ZodStringDef): RegExp | undefined {
  const patterns = checks.flatMap(({ _zod }) =>
    'pattern' in _zod.def && _zod.def.pattern instanceof RegExp ? [_zod.def.pattern] : [],
  );
  return patterns.find(({ source }) => source.startsWith(NUMBER_PATTERN));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function complain({ reading, path, problems }: Walk, says: string): void {
  if (reading === 'types-and-money') problems.push(`${path} ${says}`);
}

function step(at: Walk, name: string): Walk {
  return { ...at, path: `${at.path}.${name}` };
}
