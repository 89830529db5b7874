import { answerShapes, namedShapes, type AnswerShape } from '../generated/answer-shapes.gen.ts';

/** Limit of reported problems; more would not help the reader. */
const MAX_PROBLEMS = 5;

/** Which deviations count: wrong types and amounts, or fields unknown to the contract. */
export type CheckMode = 'types-and-money' | 'unknown-fields';

/** Compares an answer with the contract and lists deviations with their paths, at most `MAX_PROBLEMS`
. */
export function findShapeProblems(call: string, answer: unknown, reading: CheckMode): readonly string[] {
  const problems: string[] = [];
  walk(answerShapes[call] ?? 'anything', answer, { reading, path: 'answer', problems });
  return problems;
}

interface WalkState {
  readonly reading: CheckMode;
  readonly path: string;
  readonly problems: string[];
}

type Fields = Extract<AnswerShape, { readonly fields: unknown }>;

function walk(shape: AnswerShape, value: unknown, at: WalkState): void {
  if (shape === 'anything' || at.problems.length >= MAX_PROBLEMS) return;
  if (shape === 'text') return expectType('string', value, at);
  if (shape === 'number') return expectType('number', value, at);
  if (shape === 'flag') return expectType('boolean', value, at);
  if ('named' in shape) return walk(namedShapes[shape.named] ?? 'anything', value, at);
  if ('number' in shape) return expectNumber(shape.number, value, at);
  if ('list' in shape) {
    if (!Array.isArray(value)) return addProblem(at, 'is not a list');
    return value.forEach((entry: unknown, index) => walk(shape.list, entry, step(at, String(index))));
  }
  if (!isObject(value)) return addProblem(at, 'is not an object');
  if ('fields' in shape) return walkFields(shape, value, at);
  for (const [name, entry] of Object.entries(value)) walk(shape.byName, entry, step(at, name));
}

function walkFields(
  { fields, optional = [], open = false }: Fields,
  value: Record<string, unknown>,
  at: WalkState,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const given = value[name];
    if (given !== undefined && given !== null) walk(field, given, step(at, name));
    else if (!optional.includes(name) && field !== 'anything') addProblem(step(at, name), 'is missing');
  }
  if (at.reading !== 'unknown-fields' || open) return;
  const unknownFields = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  for (const name of unknownFields) at.problems.push(`${step(at, name).path} is not in the contract`);
}

const TYPE_NAMES = { string: 'a text', number: 'a number', boolean: 'a boolean' } as const;

function expectType(type: keyof typeof TYPE_NAMES, value: unknown, at: WalkState): void {
  if (typeof value !== type) addProblem(at, `is not ${TYPE_NAMES[type]}`);
}

/** Numbers are checked strictly because they are calculated with; other texts are only displayed. */
function expectNumber(pattern: string, value: unknown, at: WalkState): void {
  if (typeof value !== 'string') return addProblem(at, 'is not a text');
  if (!new RegExp(pattern, 'u').test(value)) addProblem(at, 'is not an amount');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function addProblem({ reading, path, problems }: WalkState, says: string): void {
  if (reading === 'types-and-money') problems.push(`${path} ${says}`);
}

function step(at: WalkState, name: string): WalkState {
  return { ...at, path: `${at.path}.${name}` };
}
