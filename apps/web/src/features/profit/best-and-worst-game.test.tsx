import { beforeEach, describe, expect, it } from 'vitest';

import { recordRequests } from '../../testing/changed-answers.ts';
import { showsText, tableRows } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const PAGE = '/member/personalProfit';

const open = (address: string): Promise<void> => harness.site.open({ address, token: harness.tokens['member'] });
const waitForText = (text: string): Promise<void> => harness.site.waitUntil(() => showsText(text), text);

/** Text of a figure: its label, value and note. */
const figureOf = (label: string): string => {
  const cell = [...document.querySelectorAll('main dt')].find(
    ({ textContent }) => textContent === label,
  )?.parentElement;
  return cell?.textContent ?? '';
};

/** What is shown without bets: credits alone, or nothing. */
const NO_PLAY = /Deposits less withdrawals|You did not play in this time/;

/** Removes all other bets. */
function keepBets(isKept: (bet: { readonly nodeId: string | null }) => boolean): void {
  const { store } = harness.site.world;
  store.transact(() => {
    for (const bet of store.bets.all()) if (!isKept(bet)) store.bets.remove(bet.id);
  });
}

describe('the best and the worst game', () => {
  it('are those of the period with their results, and lead to their entries of its days', async () => {
    await open(PAGE);
    await waitForText('Best game');
    expect(figureOf('Best game')).toMatch(/^Best game[+-]₱[\d,]+\.\d\d\S/);
    expect(figureOf('Worst game')).toMatch(/^Worst game[+-]₱[\d,]+\.\d\d\S/);
    const requests = recordRequests(harness.site, 'listTransactions');
    const name = document.querySelector('main dd a')?.textContent ?? '';
    await press(name);
    await harness.site.waitUntil(() => requests.length > 0 && tableRows().length > 0, 'The entries');
    const query = new URL(requests.at(-1)?.url ?? 'https://site.example').searchParams;
    expect([query.get('gameId'), query.get('group')]).toEqual(['rng_20510', 'VISIT']);
    expect(location.search).toMatch(/^\?from=\d{4}-\d\d-01&to=[\d-]{10}&game=rng_20510$/);
    expect(tableRows().some((row) => row.includes(name))).toBe(true);
    expect(findControl(`Remove ${name}`)).toBeDefined();
  });

  it('is only the best one of a time with one game', async () => {
    keepBets(({ nodeId }) => nodeId === 'rng_20510');
    await open(PAGE);
    await waitForText('Best game');
    expect(figureOf('Best game')).toMatch(/Bituin ng Maynila$/);
    expect(figureOf('Worst game')).toBe('');
  });

  it('are not shown when no bet was decided', async () => {
    keepBets(() => false);
    await open(PAGE);
    await harness.site.waitUntil(() => NO_PLAY.test(document.body.textContent), 'The page without games');
    expect([figureOf('Best game'), figureOf('Worst game')]).toEqual(['', '']);
  });
});
