import {
  applyPromotion,
  createDepositOrder,
  getPromotion,
  launchGame,
  listPromotionParticipations,
  login,
  uploadImage,
} from '@croupier/sdk/client';
import type { Promotion, PromotionParticipation } from '@croupier/sdk/types';

import { createFrozenClock } from '../clock/clock.ts';
import { changeProfile } from '../domain/member/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf } from './caller.ts';
import { createPlayer, keyOf, sendSigned, type Player } from './money.ts';
import { fileOf, png } from './pictures.ts';

/** Time from a deposit order to its completion. */
const PAYMENT_MS = 3000;
let used = 0;

/** A new member without deposits, at an instant. */
export async function createNewcomer(at = '2026-11-21T06:00:00Z'): Promise<Player> {
  return createPlayer(personas.newcomer, { clock: createFrozenClock(new Date(at)) });
}

/** Moves the clock forward to an instant, and logs the newcomer in again. */
export async function passTo(player: Player, at: string): Promise<void> {
  const { client, world } = player;
  world.clock.advance(Date.parse(at) - world.clock.now().getTime());
  player.setToken((await login({ client, body: bodyOf(personas.newcomer) })).value.token);
}

/** Pays in; the clock moves on by three seconds. */
export async function deposit(player: Player, amount: string, promotionId?: string): Promise<string> {
  used += 1;
  const chosen = promotionId === undefined ? {} : { promotionId };
  const body = { methodId: 'pm_ewallet_01', amount, currency: 'PHP', ...chosen };
  const { value } = await createDepositOrder({ client: player.client, headers: keyOf(`deposit_${used}`), body });
  player.world.clock.advance(PAYMENT_MS);
  player.world.runDueTasks();
  return value.depositOrder.orderId;
}

/** Places a bet of 10.00 that loses. */
export async function playRound({ client, world }: Player, stake = '10.00'): Promise<void> {
  used += 1;
  const query = { vassalage: 'TALA', gameType: 'RNG', nodeId: 'rng_20510', language: 'TY' } as const;
  const { value } = await launchGame({ client, query });
  const launchToken = new URL(value.launchUrl).searchParams.get('t') ?? '';
  const round = { launchToken, currency: 'PHP', roundId: `rd_p${used}` };
  await sendSigned(world, 'vendorDebit', { ...round, transactionId: `vt_p${used}`, amount: stake });
  await sendSigned(world, 'vendorCredit', {
    ...round,
    transactionId: `vt_q${used}`,
    amount: '0.00',
    roundClosed: true,
  });
}

/** Gives a member, the newcomer by default, a birthday, `YYYY-MM-DD`, and the rank Bronze. */
export function makeBirthday(
  { world }: Pick<Player, 'world'>,
  birthday: string,
  memberId: string = ids.newcomer,
): void {
  changeProfile(world, memberId, { birthday });
  world.store.transact(() => world.store.members.update(memberId, { vipRank: 1, vipName: 'Bronze' }));
}

/** Removes the deposits and bonuses of maricel, without their money. */
export function forgetDeposits({ store }: Pick<Player, 'world'>['world']): void {
  store.transact(() => {
    for (const { id } of store.depositOrders.findBy('memberId', ids.member)) store.depositOrders.remove(id);
    for (const { id } of store.bonusGrants.findBy('memberId', ids.member)) store.bonusGrants.remove(id);
  });
}

/** Uploads a picture for an application; returns its id. */
export async function takePicture({ client }: Player): Promise<string> {
  const body = { file: fileOf(png), purpose: 'ACTIVITY_APPLICATION' } as const;
  return (await uploadImage({ client, body })).value.uploadId;
}

/** Applies for the birthday bonus with one picture. */
export async function applyForBirthday(player: Player, remark?: string): Promise<PromotionParticipation> {
  used += 1;
  const images = [await takePicture(player)];
  const body = { promotionId: 'promo_birthday', images, ...(remark === undefined ? {} : { remark }) };
  return (await applyPromotion({ client: player.client, headers: keyOf(`apply_${used}`), body })).value;
}

/** The member's participations, newest first. */
export async function participationsOf({ client }: Player): Promise<PromotionParticipation[]> {
  return (await listPromotionParticipations({ client, query: { pageNo: 1, pageSize: 20 } })).value.content;
}

/** A promotion as the member sees it. */
export async function promotionFor({ client }: Player, promotionId: string): Promise<Promotion> {
  return (await getPromotion({ client, query: { promotionId } })).value;
}
