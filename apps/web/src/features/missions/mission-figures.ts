import { addAmounts, formatAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { Mission } from '@croupier/sdk/types';

export type Cadence = Mission['cadence'];

/** In the order of the page. */
export const CADENCES = ['DAILY', 'WEEKLY', 'ONCE'] as const satisfies readonly Cadence[];

/** Missions of one cadence, in the order of the platform; one of an unknown cadence is among those without an end. */
export function missionsOf(missions: readonly Mission[], cadence: Cadence): readonly Mission[] {
  return missions.filter((mission) => (CADENCES.find((known) => known === mission.cadence) ?? 'ONCE') === cadence);
}

/** True for a target that is an amount of money; the others are counts. */
export const countsMoney = ({ metric }: Pick<Mission, 'metric'>): boolean =>
  metric === 'VALID_BET' || metric === 'DEPOSIT_SUM';

/** True for a target that bets count for. */
export const countsBets = ({ metric }: Pick<Mission, 'metric'>): boolean =>
  metric === 'VALID_BET' || metric === 'ROUNDS' || metric === 'GAME_TYPES';

type Measured = Pick<Mission, 'progress' | 'target' | 'currency'>;

/** Progress and target on one scale: counts are read like amounts. */
export function measureOf({ progress, target, currency }: Measured): { readonly done: Amount; readonly whole: Amount } {
  return { done: parseAmount(progress, currency), whole: parseAmount(target, currency) };
}

/** What is missing to the target, as a decimal string. */
export function leftOf(mission: Measured): string {
  const { done, whole } = measureOf(mission);
  return formatAmount(subtractAmounts(whole, done));
}

export const readyMissions = (missions: readonly Mission[]): readonly Mission[] =>
  missions.filter(({ status }) => status === 'CLAIMABLE');

export const activeMissions = (missions: readonly Mission[]): readonly Mission[] =>
  missions.filter(({ status }) => status === 'ACTIVE');

/** The active mission of which the largest share is done; undefined when nothing was done for any. */
export function nearestMission(missions: readonly Mission[]): Mission | undefined {
  const [nearest] = activeMissions(missions)
    .filter((mission) => measureOf(mission).done.minor > 0n)
    .toSorted((one, other) => compareShares(other, one));
  return nearest;
}

/** Compares done / whole without dividing. */
function compareShares(one: Mission, other: Mission): number {
  const [a, b] = [measureOf(one), measureOf(other)];
  const difference = a.done.minor * b.whole.minor - b.done.minor * a.whole.minor;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** Sum of the rewards of missions, all of one currency. */
export function rewardSum(missions: readonly Mission[], currency: string): string {
  return formatAmount(
    missions.map(({ reward }) => parseAmount(reward, currency)).reduce(addAmounts, parseAmount('0', currency)),
  );
}
