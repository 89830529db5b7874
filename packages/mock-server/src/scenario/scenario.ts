import type { SelfExclusionRequest } from '@croupier/sdk/types';

import type { LimitName } from '../domain/player-limits/index.ts';
import type { personas } from '../seed/personas.ts';
import type { ProofKind } from '../store/rows/identity.ts';
import type { SettingsRow } from '../store/rows/settings.ts';
import type { RaffleMoment } from './raffle-steps.ts';

/** One change of a world, by the same functions as a call. */
export type ScenarioStep = {
  /** How often; once by default. */
  readonly times?: number;
} & (
  | { readonly kind: 'bet'; readonly stake: string; readonly payout: string }
  /** An offer of a daily salary by amihan. */
  | { readonly kind: 'offerSalary'; readonly offeree: string; readonly rate: string }
  /** A round of another account, which gets the money for it. */
  | { readonly kind: 'teamBet'; readonly account: string; readonly stake: string; readonly payout: string }
  /** The vendor takes the last round of an account back. */
  | { readonly kind: 'takeBackTeamBet'; readonly account: string }
  /** Leaves no money in the main wallet of the persona. */
  | { readonly kind: 'emptyWallet' }
  | {
      readonly kind: 'deposit';
      readonly methodId: string;
      readonly amount: string;
      /** The bonus that is chosen with it. */
      readonly promotionId?: string;
    }
  /** The birthday of the member, who gets the rank Bronze. */
  | { readonly kind: 'birthday' }
  /** An application for the birthday bonus with a picture, and a note for staff. */
  | { readonly kind: 'application'; readonly remark?: string }
  /** Joins the challenge in slots, or goes so much past its end, in ms. */
  | { readonly kind: 'challenge'; readonly pastEnd?: number }
  /** Noon of a Saturday of the site, unless it is a Saturday afternoon. */
  | { readonly kind: 'saturday' }
  /** A promotion that opens after a time, or is over. */
  | { readonly kind: 'promotion'; readonly promotionId: string; readonly opensIn?: number }
  /** A withdrawal of maricel to her first card. */
  | { readonly kind: 'withdraw'; readonly amount: string }
  | { readonly kind: 'wrongPassword'; readonly persona: keyof typeof personas }
  /** An authenticator app with this Base32 secret, asked for at every login. */
  | { readonly kind: 'authenticator'; readonly secret: string }
  /** Replaces the email address by a code to the new one and the password of the personas. */
  | { readonly kind: 'newEmail'; readonly email: string }
  | { readonly kind: 'advance'; readonly milliseconds: number }
  /** Goes to the end of the running week or month and so much further; before it, when negative. */
  | { readonly kind: 'advanceToEnd'; readonly of: 'WEEK' | 'MONTH'; readonly milliseconds: number }
  | { readonly kind: 'claimMission'; readonly missionId: string }
  /** Gives a member these lifetime totals of deposits and valid bets. */
  | { readonly kind: 'vipTotals'; readonly deposits: string; readonly bets: string }
  /** Ends after this time. */
  | { readonly kind: 'maintenance'; readonly milliseconds: number }
  | { readonly kind: 'timeOut'; readonly days: number }
  | { readonly kind: 'selfExclusion'; readonly months: SelfExclusionRequest['months'] }
  /** Documents with a number of this end, by which staff decide. */
  | { readonly kind: 'documents'; readonly numberEnds: string }
  /** Staff ask for a proof, and block withdrawals until it is accepted. */
  | { readonly kind: 'askForProof'; readonly proof: ProofKind }
  | { readonly kind: 'closedRegion' }
  | { readonly kind: 'phoneService' }
  /** A limit of the member; amounts of SESSION are minutes. */
  | { readonly kind: 'limit'; readonly limit: LimitName; readonly amount: string }
  /** Lets the time pass until the list of tickets of a raffle is open, closed, or its tickets are drawn. */
  | { readonly kind: 'raffle'; readonly until: RaffleMoment }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'doublePoints' }
  | { readonly kind: 'stock'; readonly goodsId: string; readonly left: number }
  /** An order of goods for points; staff reject a receiver with `#reject`. */
  | { readonly kind: 'redeem'; readonly goodsId: string; readonly recipient: string }
  /** Messages of staff. */
  | { readonly kind: 'message' }
  | { readonly kind: 'emptyInbox' }
  /** Makes the persona a friend whom another one invited. */
  | { readonly kind: 'invited'; readonly by: keyof typeof personas }
  | { readonly kind: 'realityCheck'; readonly minutes: number }
  /** Thousands of accounts below the persona. */
  | { readonly kind: 'largeTeam' }
  | { readonly kind: 'policyPack'; readonly policyPack: SettingsRow['policyPack'] }
);

/** A state of a world, reached from its seed by a few steps. */
export interface Scenario {
  /** What a developer sees. */
  readonly shows: string;
  /** Whom to log in as; a guest sees the scenario when absent. */
  readonly persona?: keyof typeof personas;
  readonly steps: readonly ScenarioStep[];
}
