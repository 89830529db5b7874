import { compareAmounts, parseAmount } from '@croupier/sdk/rules';

import type { BetRow } from '../../store/rows/money.ts';
import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import { validBetOfRow } from '../play-totals/index.ts';
import { MISSIONS, type MissionTemplate } from './missions.data.ts';
import { periodOfMission, runIdOf } from './periods.ts';

const ROUND_MISSIONS = MISSIONS.filter(({ metric }) => metric === 'ROUNDS');

/** Keeps the number of rounds that count for each mission of rounds, so that nothing has to look at all bets. */
export function countRounds(context: DomainContext, { before, after }: DomainEvents['betChanged']): void {
  for (const mission of ROUND_MISSIONS) {
    addRound(context, mission, before, -1);
    addRound(context, mission, after, 1);
  }
}

function addRound({ store }: DomainContext, mission: MissionTemplate, bet: BetRow, sign: 1 | -1): void {
  if (bet.status !== 'SETTLED' || bet.settledAt === null || !isCounted(mission, bet)) return;
  const id = rowIdOf(mission, bet.memberId, new Date(bet.settledAt));
  const row = store.missionRounds.get(id);
  if (row === undefined) store.missionRounds.insert({ id, rounds: sign });
  else store.missionRounds.update(id, { rounds: row.rounds + sign });
}

function isCounted({ minStake = '0.01', gameTypes }: MissionTemplate, bet: BetRow): boolean {
  const validBet = validBetOfRow(bet);
  if (gameTypes !== undefined && !gameTypes.includes(bet.gameType)) return false;
  return compareAmounts(validBet, parseAmount(minStake, validBet.currency)) >= 0;
}

/** Number of rounds of a member that count for a mission in the period of an instant. */
export function roundsOf({ store }: DomainContext, mission: MissionTemplate, memberId: string, moment: Date): number {
  return store.missionRounds.get(rowIdOf(mission, memberId, moment))?.rounds ?? 0;
}

const rowIdOf = (mission: MissionTemplate, memberId: string, moment: Date): string =>
  `${memberId} ${runIdOf(mission, periodOfMission(mission, moment))}`;
