import { countStates, type FoundProblem, type RunResult } from '../run/result.ts';
import type { Exchange } from '../server/exchange.ts';

const SECRET = /password|token|secret|captcha|signature|key$/i;
const MASK = '······';
const MAX_ANSWER_LENGTH = 2000;

/** The run as JSON, for other programs. */
export function formatJson(result: RunResult): string {
  const { operations, startedAt, ...run } = result;
  const plain = {
    ...run,
    startedAt: startedAt.toISOString(),
    counts: countStates(result),
    operations: operations.map(({ problems, ...operation }) => ({
      ...operation,
      problems: problems.map((problem) => plainProblem(problem)),
    })),
  };
  return `${JSON.stringify(plain, undefined, 2)}\n`;
}

function plainProblem({ exchange, ...problem }: FoundProblem) {
  return { ...problem, ...plainExchange(exchange) };
}

/** Request and answer of a problem as they are shown: the answer shortened, secrets masked. */
export function plainExchange({ request, answer }: Exchange) {
  const body = answer.json === undefined ? answer.text : JSON.stringify(maskSecrets(answer.json));
  return {
    request: { ...request, body: maskSecrets(request.body) },
    answer: { status: answer.status, body: body.slice(0, MAX_ANSWER_LENGTH) },
  };
}

/** Replaces the values of secret fields. */
function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => maskSecrets(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      SECRET.test(name) && typeof field === 'string' ? MASK : maskSecrets(field),
    ]),
  );
}
