import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import { ids } from './members.ts';

/** Turnover of seeded credits that is not played yet; that of all others was. */
const OPEN_GRANTS = [
  {
    id: 'gr_4410',
    kind: 'PROMOTION',
    titleEn: 'Welcome bonus',
    titleTy: 'Pambungad na bonus',
    principal: '500.00',
    required: '5000.00',
    done: '2714.00',
  },
  {
    id: 'gr_4431',
    kind: 'DEPOSIT',
    titleEn: 'Deposit',
    titleTy: 'Deposito',
    principal: '1000.00',
    required: '1000.00',
    done: '0.00',
  },
] as const;

/** Seeds the grants of maricel for the newest credit of their kind: 1,500.00 of the balance is locked. */
export function seedTurnover({ store }: DomainContext): void {
  const movements = store.journal.movementsOf(ids.member);
  store.transact(() => {
    for (const { kind, ...grant } of OPEN_GRANTS) {
      const credit = movements.findLast((movement) => movement.kind === kind);
      if (credit === undefined) throw new Error(`The seed credits no ${kind} to maricel.`);
      store.turnoverGrants.insert({
        ...grant,
        memberId: ids.member,
        source: kind,
        bonusId: null,
        currency: SITE_CURRENCY,
        state: 'OPEN',
        createdAt: credit.at,
        doneAt: null,
        expiresAt: null,
        locksWinnings: false,
        maxStake: null,
        weights: null,
      });
    }
  });
}
