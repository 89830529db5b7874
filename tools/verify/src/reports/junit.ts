import { countStates, groupBy, type OperationResult, type RunResult } from '../run/result.ts';
import { curlOf } from './curl.ts';
import { escapeMarkup } from './escape-markup.ts';
import { sentenceOf } from './words.ts';

/** The run as JUnit XML: a suite for each tag, a case for each operation. What was not reached is skipped. */
export function formatJunit(result: RunResult): string {
  const counts = countStates(result);
  const skipped = counts['not implemented'] + counts['not reached'];
  const totals = `tests="${result.operations.length}" failures="${counts.fails}" skipped="${skipped}"`;
  const suites = [...groupBy(result.operations, ({ tag }) => tag)].map(
    ([tag, all]) =>
      `  <testsuite name="${escapeMarkup(tag)}" ${totalsOf(all)}>\n${all.map((one) => formatCase(one, result)).join('')}  </testsuite>\n`,
  );
  const time = `time="${(result.tookMs / 1000).toFixed(3)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="croupier-verify" ${totals} ${time}>\n${suites.join('')}</testsuites>\n`;
}

function totalsOf(all: readonly OperationResult[]): string {
  const failures = all.filter(({ state }) => state === 'fails').length;
  const conforming = all.filter(({ state }) => state === 'conforms').length;
  return `tests="${all.length}" failures="${failures}" skipped="${all.length - failures - conforming}"`;
}

function formatCase({ id, tag, state, reason, problems }: OperationResult, result: RunResult): string {
  const start = `    <testcase classname="${escapeMarkup(tag)}" name="${escapeMarkup(id)}"`;
  if (state === 'conforms') return `${start}/>\n`;
  const [worst] = problems;
  const inner =
    worst === undefined
      ? `<skipped message="${escapeMarkup(reason ?? state)}"/>`
      : `<failure type="${worst.risk}" message="${escapeMarkup(sentenceOf(worst))}">${escapeMarkup(
          problems.flatMap((problem) => [sentenceOf(problem), curlOf(result, problem)]).join('\n'),
        )}</failure>`;
  return `${start}>\n      ${inner}\n    </testcase>\n`;
}
