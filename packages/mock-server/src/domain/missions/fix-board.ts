import {
  compareAmounts,
  DAY_MS,
  formatAmount,
  MINUTE_MS,
  parseAmount,
  periodAt,
  type Amount,
  type Period,
} from '@croupier/sdk/rules';

import { SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext, type DueStep } from '../kernel/index.ts';
import { addMessage } from '../messages/index.ts';
import { daysOfPeriod, playDaysIn } from '../play-totals/index.ts';
import { grantReward } from '../rewards/index.ts';
import { BANDS, LEAST_SCORE } from './leaderboard.data.ts';
import { dayInIds } from './periods.ts';
import { rankScores, type Score } from './scores.ts';

/** Time in ms after a week at which its places become final. */
export const FIX_DELAY_MS = 10 * MINUTE_MS;
/** Time in ms in which a prize can be claimed. */
const CLAIM_MS = 7 * DAY_MS;

/** The week of an instant. */
export const weekOf = (moment: Date): Period => periodAt('WEEK', moment, SITE_TIME_ZONE);

/** The final places of a week, and since when they are final; undefined before. */
export function fixedBoard(
  { store }: DomainContext,
  week: Period,
): { readonly fixedAt: string; readonly scores: readonly Score[] } | undefined {
  const board = store.leaderboards.get(boardIdOf(week));
  if (board === undefined) return undefined;
  const places = store.leaderboardPlaces.findBy('boardId', board.id);
  const scores = places.map(({ memberId, account, score }) => ({
    memberId,
    account,
    score: parseAmount(score, SITE_CURRENCY),
  }));
  return { fixedAt: board.fixedAt, scores };
}

const boardIdOf = (week: Period): string => `lb_${dayInIds(daysOfPeriod(week).from)}`;

/** Prize of a place; undefined when it has none or the score is too low (PR-35). */
export function prizeOf(rank: number, score: Amount): string | undefined {
  if (compareAmounts(score, parseAmount(LEAST_SCORE, score.currency)) < 0) return undefined;
  return BANDS.find(({ from, to }) => rank >= from && rank <= to)?.reward;
}

/** The next week whose places become final, on Monday at 00:10. */
export function nextLeaderboardStep(context: DomainContext): DueStep | undefined {
  const newest = context.store.leaderboards.all().at(-1);
  if (newest === undefined) return undefined;
  const week = weekToFix(context, weekOf(weekOf(new Date(newest.start)).end));
  return { at: week.end.getTime() + FIX_DELAY_MS, run: () => fixBoard(context, week) };
}

/** The week after the newest board. Weeks without play are left out, all but the last one that is over. */
function weekToFix(context: DomainContext, next: Period): Period {
  const now = context.clock.now().getTime();
  const running = weekOf(new Date(now - FIX_DELAY_MS));
  if (next.start >= running.start || playDaysIn(context, daysOfPeriod(next)).length > 0) return next;
  return weekOf(new Date(running.start.getTime() - 1));
}

/** Makes the places of a week final from the bets as they are now, and gives the prizes. */
export function fixBoard(context: DomainContext, week: Period): void {
  const id = boardIdOf(week);
  if (context.store.leaderboards.get(id) !== undefined) return;
  const fixedAt = new Date(week.end.getTime() + FIX_DELAY_MS);
  const scores = rankScores(context, { period: week });
  context.store.leaderboards.insert({ id, start: week.start.toISOString(), fixedAt: fixedAt.toISOString() });
  for (const [index, { memberId, account, score }] of scores.entries()) {
    const place = { id: `${id} ${memberId}`, boardId: id, memberId, account, score: formatAmount(score) };
    context.store.leaderboardPlaces.insert(place);
    const prize = prizeOf(index + 1, score);
    if (prize !== undefined) givePrize(context, { memberId, rank: index + 1, prize, boardId: id, fixedAt });
  }
}

interface Prize {
  readonly memberId: string;
  readonly rank: number;
  readonly prize: string;
  readonly boardId: string;
  readonly fixedAt: Date;
}

/** Grants the prize of a place, and sends a message unless a break keeps promotions away (P-23). */
function givePrize(context: DomainContext, { memberId, rank, prize, boardId, fixedAt }: Prize): void {
  const title = { EN: `Weekly board: place ${rank}`, TY: `Lingguhang board: puwesto ${rank}` };
  const reward = grantReward(context, {
    id: `rw_${boardId}_${memberId}`,
    memberId,
    source: 'MISSION',
    title,
    amount: parseAmount(prize, SITE_CURRENCY),
    at: fixedAt,
    expiresAt: new Date(fixedAt.getTime() + CLAIM_MS),
    referenceId: boardId,
  });
  addMessage(context, {
    memberId,
    kind: 'PROMOTION',
    title,
    content: {
      EN: `<p>You finished the week at place ${rank}. Your prize waits in the reward center for seven days.</p>`,
      TY: `<p>Puwesto ${rank} ka sa linggo. Naghihintay ang premyo mo sa reward center nang pitong araw.</p>`,
    },
    link: { target: 'REWARD', id: reward.id },
    at: fixedAt,
  });
}
