import type { GameType, Mission, MissionMetric } from '@croupier/sdk/types';

import type { LocalizedText } from '../kernel/index.ts';

/** A mission of every period of its cadence (PR-30). Amounts are in the brand's currency. */
export interface MissionTemplate {
  readonly missionId: string;
  readonly cadence: Mission['cadence'];
  readonly metric: MissionMetric;
  /** The categories that count; all without it. */
  readonly gameTypes?: readonly [GameType, ...GameType[]];
  /** Minimum valid bet of a round with ROUNDS, of all rounds of a category with GAME_TYPES. */
  readonly minStake?: string;
  /** An amount with VALID_BET and DEPOSIT_SUM, otherwise a count. */
  readonly target: string;
  readonly reward: string;
  readonly title: LocalizedText;
  readonly description?: LocalizedText;
}

/** The missions in the order to show. */
export const MISSIONS: readonly MissionTemplate[] = [
  {
    missionId: 'mis_daily_turnover',
    cadence: 'DAILY',
    metric: 'VALID_BET',
    gameTypes: ['RNG'],
    target: '1000.00',
    reward: '20.00',
    title: { EN: 'Play ₱1,000 today', TY: 'Maglaro ng ₱1,000 ngayong araw' },
    description: { EN: 'Any slot counts.', TY: 'Bilang ang kahit anong slot.' },
  },
  {
    missionId: 'mis_daily_rounds',
    cadence: 'DAILY',
    metric: 'ROUNDS',
    minStake: '5.00',
    target: '50',
    reward: '10.00',
    title: { EN: 'Play 50 rounds today', TY: 'Maglaro ng 50 round ngayong araw' },
    description: { EN: 'Rounds of at least ₱5 count.', TY: 'Bilang ang mga round na ₱5 pataas.' },
  },
  {
    missionId: 'mis_weekly_deposit',
    cadence: 'WEEKLY',
    metric: 'DEPOSIT_SUM',
    target: '3000.00',
    reward: '30.00',
    title: { EN: 'Deposit ₱3,000 this week', TY: 'Magdeposito ng ₱3,000 ngayong linggo' },
    description: { EN: 'In as many deposits as you like.', TY: 'Kahit ilang deposito.' },
  },
  {
    missionId: 'mis_weekly_variety',
    cadence: 'WEEKLY',
    metric: 'GAME_TYPES',
    minStake: '100.00',
    target: '3',
    reward: '25.00',
    title: { EN: 'Play three kinds of games', TY: 'Maglaro ng tatlong uri ng laro' },
    description: { EN: 'At least ₱100 in each.', TY: 'Kahit ₱100 sa bawat isa.' },
  },
  {
    missionId: 'mis_three_days',
    cadence: 'ONCE',
    metric: 'LOGIN_STREAK',
    target: '3',
    reward: '10.00',
    title: { EN: 'Log in three days in a row', TY: 'Mag-log in nang tatlong araw na sunod-sunod' },
  },
];
