import { DAY_MS, parseAmount, type Amount } from '@croupier/sdk/rules';

import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import { addContribution, grantIdOf } from '../domain/turnover/index.ts';
import { ids } from './members.ts';

/** Turnover of seeded credits that is not played yet; that of all others was. */
const OPEN_GRANTS = [
  {
    kind: 'PROMOTION',
    bonusId: 'bon_4410',
    ofPromotion: true,
    titleEn: 'Welcome bonus',
    titleTy: 'Pambungad na bonus',
    principal: '500.00',
    required: '5000.00',
    done: '2714.00',
    maxStake: '500.00',
    contributions: [
      { gameType: 'RNG', validBet: '2594.00', counted: '2594.00' },
      { gameType: 'LIVE', validBet: '600.00', counted: '120.00' },
    ],
  },
  {
    kind: 'DEPOSIT',
    bonusId: null,
    ofPromotion: false,
    titleEn: 'Deposit',
    titleTy: 'Deposito',
    principal: '1000.00',
    required: '1000.00',
    done: '0.00',
    maxStake: null,
    contributions: [],
  },
] as const;
const peso = (text: string): Amount => parseAmount(text, SITE_CURRENCY);

/** Time from the start of the world to the end of the open bonus. */
const BONUS_ENDS_AFTER = 29 * DAY_MS;

/** Seeds the grants of maricel for the newest credit of their kind: 1,500.00 of the balance is locked. */
export function seedTurnover(context: DomainContext): void {
  const { store, clock } = context;
  const movements = store.journal.movementsOf(ids.member);
  const bonusEnd = new Date(clock.now().getTime() + BONUS_ENDS_AFTER).toISOString();
  store.transact(() => {
    for (const { kind, contributions, ...grant } of OPEN_GRANTS) {
      const credit = movements.findLast((movement) => movement.kind === kind);
      if (credit === undefined) throw new Error(`The seed credits no ${kind} to maricel.`);
      const grantId = grantIdOf(credit.id);
      store.turnoverGrants.insert({
        ...grant,
        id: grantId,
        memberId: ids.member,
        source: kind,
        currency: SITE_CURRENCY,
        state: 'OPEN',
        createdAt: credit.at,
        endedAt: null,
        expiresAt: grant.bonusId === null ? null : bonusEnd,
        locksWinnings: false,
        weights: null,
        owed: '0.00',
        owedBets: [],
      });
      for (const { gameType, validBet, counted } of contributions) {
        addContribution(context, grantId, { gameType, validBet: peso(validBet), counted: peso(counted) });
      }
    }
  });
}
