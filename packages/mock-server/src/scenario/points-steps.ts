import { sessionOf, type CallContext } from '../domain/kernel/index.ts';
import { grantPoints, redeemGoods } from '../domain/points/index.ts';
import { personas } from '../seed/personas.ts';

/** Gives points to the member of the scenario. */
export function givePoints(context: CallContext, points: number): void {
  const reason = { EN: 'A gift of the house', TY: 'Regalo ng site' };
  grantPoints(context, { memberId: sessionOf(context).memberId, points, reason, at: context.clock.now() });
}

/** Leaves so many pieces of goods. */
export function limitStock({ store }: CallContext, goodsId: string, left: number): void {
  store.transact(() => store.pointGoods.update(goodsId, { stock: left }));
}

/** Orders one piece of goods for a receiver, whose name decides what staff do. */
export function orderGoods(context: CallContext, rewardId: string, recipient: string): void {
  const delivery = { recipient, mobileNum: '9171234567', countryCode: 'PH', address: '14 Mabini Street, Quezon City' };
  redeemGoods(context, { rewardId, quantity: 1, password: personas.member.password, delivery });
}
