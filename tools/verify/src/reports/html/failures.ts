import { RISKS } from '../../checks/problem.ts';
import { failuresOf, type Failure, type FoundProblem, type RunResult } from '../../run/result.ts';
import { curlOf } from '../curl.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { plainExchange } from '../json.ts';
import { commandOf, countOf, sentenceOf } from '../words.ts';

/** The failures, the worst first, with a choice of risks; empty when there are none. */
export function formatFailures(result: RunResult): string {
  const failures = failuresOf(result);
  if (failures.length === 0) return '';
  const list = failures.map((failure, index) => formatFailure(failure, index + 1, result));
  return `<section><h2>Failures, the worst first</h2>${formatFilter(failures)}${list.join('')}</section>`;
}

function formatFilter(failures: readonly Failure[]): string {
  const risks = RISKS.map((risk) => ({ risk, count: failures.filter(({ worst }) => worst.risk === risk).length }));
  const choices = [{ risk: 'all', count: failures.length }, ...risks.filter(({ count }) => count > 0)];
  const labels = choices.map(
    ({ risk, count }, index) =>
      `<label><input type="radio" name="risk" id="risk-${risk}"${index === 0 ? ' checked' : ''}> ${risk} ${countOf(count)}</label>`,
  );
  return `<fieldset class="filter"><legend class="soft">At risk</legend>${labels.join('')}</fieldset>`;
}

function formatFailure({ operation, worst, others }: Failure, number: number, result: RunResult): string {
  const problems = [worst, ...others].map((problem) => formatProblem(problem, result));
  return `<details class="${worst.risk}" id="${operation.id}"${number === 1 ? ' open' : ''}><summary><span><code>${number}. ${
    operation.id
  }</code><br>${escapeMarkup(sentenceOf(worst))}</span><span class="risk">${worst.risk}</span></summary>${problems.join('')}</details>`;
}

function formatProblem(problem: FoundProblem, result: RunResult): string {
  const { field, expected, got, rule, times, check, exchange } = problem;
  const { operation } = exchange;
  const { request, answer } = plainExchange(exchange);
  const kind = [
    operation.tag,
    ...(operation.encrypted ? ['encrypted'] : []),
    ...(operation.movesMoney ? ['moves money'] : []),
  ];
  const rows = [
    ['Call', `<code>${operation.method} ${escapeMarkup(operation.path)}</code> ${kind.join(', ')}`],
    ['Field', `<code>${escapeMarkup(field)}</code>`],
    ['Expected', escapeMarkup(expected)],
    ['Got', `<span class="got">${escapeMarkup(got)}</span>, ${countOf(times)} ${times === 1 ? 'time' : 'times'}`],
    ['Contract', escapeMarkup(rule)],
    ['Show it', `<code>${escapeMarkup(curlOf(result, problem))}</code>`],
    ['Run alone', `<code>${escapeMarkup(commandOf(result, operation.id, check))}</code>`],
  ];
  const sent = `${request.method} ${request.target}\nas ${request.role}`;
  const body = request.body === undefined ? '' : `\n${JSON.stringify(request.body, undefined, 2)}`;
  const list = rows.map(([term, description]) => `<dt>${term}</dt><dd>${description}</dd>`).join('');
  return `<div class="problem"><dl>${list}</dl><div class="exchange"><div><h4>Request</h4><pre tabindex="0">${escapeMarkup(
    sent + body,
  )}</pre></div><div><h4>Answer</h4><pre tabindex="0">${escapeMarkup(`${answer.status}\n${answer.body}`)}</pre></div></div></div>`;
}
