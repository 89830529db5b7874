import {
  createBankCard,
  deleteBankCard,
  listBankCards,
  listBanks,
  login,
  setDefaultBankCard,
  updatePaymentPassword,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf, refusalOf } from '../../testing/caller.ts';
import { createPlayer, type Player } from '../../testing/money.ts';
import { HOUR } from '../../testing/people.ts';
import { PAYMENT_PASSWORD } from '../../testing/withdrawals.ts';
import { changeProfile } from '../member/index.ts';

const CARD = { bankCode: 'NARRABANK', payeeName: 'Maricel D. Santos', paymentPassword: PAYMENT_PASSWORD };

/** Maricel without the cards of the seed. */
async function createHolder(): Promise<Player> {
  const player = await createPlayer();
  const { store } = player.world;
  store.transact(() => {
    for (const { id } of store.bankCards.findBy('memberId', 'm_1001')) store.bankCards.remove(id);
  });
  return player;
}

const bind = ({ client }: Player, number: number, change: object = {}) =>
  createBankCard({ client, body: { ...CARD, accountNumber: `00219900000${number}`, ...change } });
const cardsOf = async ({ client }: Player) => (await listBankCards({ client })).value;

describe('bank cards', () => {
  it('are of the banks of a currency', async () => {
    const { client } = await createPlayer();
    expect((await listBanks({ client, query: { currency: 'PHP' } })).value.list).toHaveLength(3);
    expect((await listBanks({ client, query: { currency: 'USD' } })).value.list).toEqual([]);
  });

  it('are listed with masked numbers and names, the default first', async () => {
    const { list, maxCards } = await cardsOf(await createPlayer());
    expect(maxCards).toBe(5);
    expect(list).toMatchObject([
      { cardId: 'card_31', isDefault: true, accountNumber: '**** **** 4821', payeeName: 'M****** D. S*****' },
      { cardId: 'card_48', isDefault: false, accountNumber: '*******4410' },
    ]);
  });

  it('can be paid to at once when they are the first that the account ever bound, else after 24 hours (W-06)', async () => {
    const player = await createHolder();
    const { value: first } = await bind(player, 1);
    const { value: second } = await bind(player, 2);
    expect(first.availableAt).toBe(first.boundAt);
    expect(Date.parse(second.availableAt) - Date.parse(second.boundAt)).toBe(24 * HOUR);
    const body = { paymentPassword: PAYMENT_PASSWORD };
    await deleteBankCard({ client: player.client, path: { cardId: first.cardId }, body });
    const { value: third } = await bind(player, 3);
    expect(third.availableAt).not.toBe(third.boundAt);
  });

  it('are at most five, each bound by one account only (W-08)', async () => {
    const player = await createHolder();
    for (let number = 1; number <= 4; number += 1) await bind(player, number);
    expect((await refusalOf(bind(player, 5, { accountNumber: '002177420985' }))).code).toBe('BANK_CARD_DUPLICATE');
    await bind(player, 5);
    expect(await refusalOf(bind(player, 6))).toMatchObject({ code: 'BANK_CARD_LIMIT', value: { max: 5 } });
  });

  it('belong to the name of the profile, whatever its case and spaces; the first card sets a missing one (W-08)', async () => {
    const player = await createHolder();
    const { value } = await bind(player, 1, { payeeName: '  maricel d.   SANTOS ' });
    expect(value.payeeName).toBe('M****** D. S*****');
    const error = await refusalOf(bind(player, 2, { payeeName: 'Maricel Santos' }));
    expect(error.fieldErrors?.map(({ field }) => field)).toEqual(['payeeName']);
    changeProfile(player.world, 'm_1001', { payeeName: null });
    await bind(player, 2, { payeeName: 'Maricel Santos' });
    expect((await refusalOf(bind(player, 3))).code).toBe('FIELD_INVALID');
  });

  it('have the oldest left as default when the default is removed (W-08)', async () => {
    const player = await createHolder();
    const { client } = player;
    const ids: string[] = [];
    for (let number = 1; number <= 3; number += 1) ids.push((await bind(player, number)).value.cardId);
    const [first = '', second = '', third = ''] = ids;
    await setDefaultBankCard({ client, path: { cardId: third } });
    await deleteBankCard({ client, path: { cardId: third }, body: { paymentPassword: PAYMENT_PASSWORD } });
    const { list } = await cardsOf(player);
    expect(list.map(({ cardId, isDefault }) => [cardId, isDefault])).toEqual([
      [first, true],
      [second, false],
    ]);
    expect((await refusalOf(setDefaultBankCard({ client, path: { cardId: third } }))).code).toBe('BANK_CARD_NOT_FOUND');
  });
});

describe('the payment password', () => {
  it('is needed to bind and remove a card', async () => {
    const player = await createPlayer(personas.newcomer);
    const { client } = player;
    const body = { ...CARD, accountNumber: '002199000001', payeeName: 'Bituin Reyes' };
    expect((await refusalOf(createBankCard({ client, body }))).code).toBe('PAYMENT_PASSWORD_REQUIRED');
    const owner = await createPlayer();
    const removal = { path: { cardId: 'card_31' }, body: { paymentPassword: '000000' } };
    const error = await refusalOf(deleteBankCard({ client: owner.client, ...removal }));
    expect(error).toMatchObject({ code: 'PAYMENT_PASSWORD_INVALID', value: { attemptsLeft: 4 } });
  });

  it('is locked for 15 minutes by five failures of cards and of its own change together (W-07)', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    const change = { oldPaymentPassword: '000000', newPaymentPassword: '111111', confirmNewPaymentPassword: '111111' };
    for (let failure = 0; failure < 2; failure += 1) await refusalOf(updatePaymentPassword({ client, body: change }));
    for (let failure = 0; failure < 3; failure += 1) await refusalOf(bind(player, 1, { paymentPassword: '000000' }));
    const error = await refusalOf(bind(player, 1));
    expect([error.code, error.retryAfter]).toEqual(['PAYMENT_PASSWORD_LOCKED', 900]);
    world.clock.advance(HOUR / 4);
    player.setToken((await login({ client, body: bodyOf(personas.member) })).value.token);
    expect((await bind(player, 1)).success).toBe(true);
  });
});
