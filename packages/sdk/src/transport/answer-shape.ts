import type { AnswerShape, AnswerShapes } from '../generated/answer-shapes.gen.ts';

/** Limit of reported problems; more would make the message hard to read. */
const MAX_PROBLEMS = 5;

/** Which deviations are reported: wrong types and amounts, or fields that are not in the contract. */
export type CheckMode = 'types-and-money' | 'unknown-fields';

/** Compares an answer with the contract and lists deviations with their paths, at most `MAX_PROBLEMS`. */
export function findShapeProblems(
  { answers, named }: AnswerShapes,
  call: string,
  answer: unknown,
  mode: CheckMode,
): readonly string[] {
  const problems: string[] = [];
  walk(answers[call] ?? 'anything', answer, { mode, named, path: 'answer', problems });
  return problems;
}

/** Like `findShapeProblems` for a value of the given shape. */
export function findValueProblems(
  { named }: AnswerShapes,
  shape: AnswerShape,
  value: unknown,
  path: string,
): readonly string[] {
  const problems: string[] = [];
  walk(shape, value, { mode: 'types-and-money', named, path, problems });
  return problems;
}

interface WalkState {
  readonly mode: CheckMode;
  readonly named: AnswerShapes['named'];
  readonly path: string;
  readonly problems: string[];
}

type Fields = Extract<AnswerShape, { readonly fields: unknown }>;

function walk(shape: AnswerShape, value: unknown, state: WalkState): void {
  if (shape === 'anything' || state.problems.length >= MAX_PROBLEMS) return;
  if (typeof shape === 'string') return expectType(shape, value, state);
  if ('named' in shape) return walk(state.named[shape.named] ?? 'anything', value, state);
  if ('number' in shape) return expectNumericString(shape.number, value, state);
  if ('list' in shape) {
    if (!Array.isArray(value)) return addProblem(state, 'is not a list');
    return value.forEach((entry: unknown, index) => walk(shape.list, entry, step(state, String(index))));
  }
  if (!isObject(value)) return addProblem(state, 'is not an object');
  if ('fields' in shape) return walkFields(shape, value, state);
  for (const [name, entry] of Object.entries(value)) walk(shape.byName, entry, step(state, name));
}

function walkFields(
  { fields, optional = [], open = false }: Fields,
  value: Record<string, unknown>,
  state: WalkState,
): void {
  for (const [name, fieldShape] of Object.entries(fields)) {
    const fieldValue = value[name];
    if (fieldValue !== undefined && fieldValue !== null) walk(fieldShape, fieldValue, step(state, name));
    else if (!optional.includes(name) && fieldShape !== 'anything') addProblem(step(state, name), 'is missing');
  }
  if (state.mode !== 'unknown-fields' || open) return;
  const unknownFields = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  for (const name of unknownFields) state.problems.push(`${step(state, name).path} is not in the contract`);
}

function expectType(type: 'string' | 'number' | 'boolean', value: unknown, state: WalkState): void {
  if (typeof value !== type) addProblem(state, `is not a ${type}`);
}

/** Checks the pattern of amounts and rates, because the app calculates with them; it only displays other strings. */
function expectNumericString(pattern: string, value: unknown, state: WalkState): void {
  if (typeof value !== 'string') return addProblem(state, 'is not a string');
  if (!new RegExp(pattern, 'u').test(value)) addProblem(state, 'is not an amount');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function addProblem({ mode, path, problems }: WalkState, message: string): void {
  if (mode === 'types-and-money') problems.push(`${path} ${message}`);
}

/** The state for the field or entry of this name. */
function step(state: WalkState, name: string): WalkState {
  return { ...state, path: `${state.path}.${name}` };
}
