import { rankOf, type FoundProblem } from './result.ts';

/** One problem per field, the worst first. */
export function mergeProblems(found: readonly FoundProblem[]): readonly FoundProblem[] {
  const byField = new Map<string, FoundProblem>();
  for (const problem of found.toSorted((a, b) => rankOf(a.risk) - rankOf(b.risk))) {
    const field = problem.field.replaceAll(/\.\d+(?=\.|$)|\[\d+\]/g, '[]');
    const known = byField.get(field);
    byField.set(field, known === undefined ? { ...problem, field } : { ...known, times: known.times + problem.times });
  }
  return [...byField.values()];
}
