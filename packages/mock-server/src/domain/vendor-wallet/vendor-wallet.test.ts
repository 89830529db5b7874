import { getBettingRecord, getWalletBalance, listBettingRecords } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { allowAnyStake, createPlayer, send, sendSigned, signedHeaders } from '../../testing/money.ts';
import { createTable } from '../../testing/vendor.ts';
import { signatureOf } from '../kernel/index.ts';

const HOUR = 3_600_000;
const OTHER_VENDOR = 'PG';

const balance = (amount: string) => ({ balance: amount, currency: 'PHP' });

describe('a vendor', () => {
  it('reads the balance', async () => {
    const { call } = await createTable();
    expect((await call('vendorGetBalance', {})).value).toEqual(balance('12480.50'));
  });

  it('debits a stake and credits a win as one bet of the round', async () => {
    const { debit, credit, bets, client } = await createTable();
    expect((await debit('vt_1', '50.00')).value).toEqual(balance('12430.50'));
    expect((await credit('vt_2', '120.00', { roundClosed: true })).value).toEqual(balance('12550.50'));
    expect((await getWalletBalance({ client })).value.balance).toBe('12550.50');
    const [bet] = bets();
    const { value } = await getBettingRecord({ client, query: { betId: bet?.id ?? '' } });
    expect(value.bettingRecord).toMatchObject({
      roundId: 'rd_1',
      gameName: 'Bituin ng Maynila',
      betAmount: '50.00',
      validBet: '50.00',
      payout: '120.00',
      netWin: '70.00',
      status: 'SETTLED',
    });
    expect(value.detail).toBe(`http://platform.example/mock-pages/bets/${bet?.id}`);
  });

  it('reports a ticket with the stake, and one with its results that replaces it', async () => {
    const { call, credit, client } = await createTable();
    const line = { numbers: ['6', '11', '21', '23', '31', '37'], stake: '20.00' };
    const ticket = (more = {}) => ({ gameCode: 'BOLA642', numero: '2416', lines: [{ ...line, ...more }] });
    const query = { startTime: '2026-11-21T00:00:00Z', endTime: '2026-11-21T23:59:59Z', gameCode: 'BOLA642' };
    const tickets = async () =>
      (await listBettingRecords({ client, query })).value.content.map(({ lotteryTicket }) => lotteryTicket);
    const stake = { transactionId: 'vt_1', roundId: 'rd_1', amount: '20.00' };
    expect((await call('vendorDebit', { ...stake, lotteryTicket: ticket() })).status).toBe(200);
    expect(await tickets()).toEqual([ticket()]);
    const decided = ticket({ payout: '20.00' });
    await credit('vt_2', '20.00', { roundClosed: true, lotteryTicket: decided });
    expect(await tickets()).toEqual([decided]);
    expect((await call('vendorDebit', { ...stake, lotteryTicket: decided })).errorCode).toBe('DUPLICATE_REQUEST');
  });

  it('settles a lost round with a win of zero', async () => {
    const { debit, credit, bets } = await createTable();
    await debit('vt_1', '50.00');
    expect(bets()[0]?.status).toBe('UNSETTLED');
    expect((await credit('vt_2', '0')).value).toEqual(balance('12430.50'));
    expect(bets()[0]).toMatchObject({ status: 'SETTLED', payout: '0.00' });
  });

  it('is refused a stake above the balance', async () => {
    const { world, debit, bets } = await createTable();
    allowAnyStake(world);
    const answer = await debit('vt_1', '12480.51');
    expect([answer.status, answer.errorCode]).toEqual([409, 'INSUFFICIENT_BALANCE']);
    expect(bets()).toEqual([]);
    expect((await debit('vt_1', '12480.50')).value).toEqual(balance('0.00'));
  });

  it.each(['0', '-0', '-1', '1.005'])('is refused a stake of %s', async (amount) => {
    const { debit } = await createTable();
    const answer = await debit('vt_1', amount);
    expect([answer.errorCode, answer.fieldErrors?.[0]?.field]).toEqual(['FIELD_INVALID', 'amount']);
  });

  it('is refused a negative win and another currency', async () => {
    const { call, credit } = await createTable();
    expect((await credit('vt_1', '-1')).errorCode).toBe('FIELD_INVALID');
    expect((await credit('vt_1', '1', { currency: 'USD' })).fieldErrors?.[0]?.field).toBe('currency');
    expect((await call('vendorGetBalance', { currency: 'USD' })).fieldErrors?.[0]?.field).toBe('currency');
  });
});

describe("a vendor's transaction", () => {
  it('takes effect once and repeats its first answer when it is sent again', async () => {
    const { debit, credit } = await createTable();
    const answers = await Promise.all([debit('vt_1', '50.00'), debit('vt_1', '50.00')]);
    await credit('vt_2', '7.00');
    answers.push(await debit('vt_1', '50.00'));
    expect(answers.map(({ value }) => value)).toEqual([balance('12430.50'), balance('12430.50'), balance('12430.50')]);
  });

  it('refuses another request with its id, and repeats its answer weeks later', async () => {
    const { debit, credit, world } = await createTable();
    await debit('vt_1', '50.00');
    expect((await debit('vt_1', '51.00')).errorCode).toBe('DUPLICATE_REQUEST');
    expect((await credit('vt_1', '50.00')).errorCode).toBe('DUPLICATE_REQUEST');
    world.clock.advance(40 * 24 * HOUR);
    expect((await debit('vt_1', '50.00')).value).toEqual(balance('12430.50'));
  });
});

describe('a rollback', () => {
  it('returns a stake and cancels the bet', async () => {
    const { debit, rollback, bets, client } = await createTable();
    await debit('vt_1', '50.00');
    expect((await rollback('vt_2', 'vt_1')).value).toEqual({ reversed: true, ...balance('12480.50') });
    const { value } = await getBettingRecord({ client, query: { betId: bets()[0]?.id ?? '' } });
    expect(value.bettingRecord).toMatchObject({
      status: 'CANCELLED',
      betAmount: '50.00',
      validBet: '0.00',
      netWin: '0.00',
    });
  });

  it('keeps the other stake when it returns one of two', async () => {
    const { debit, rollback, bets } = await createTable();
    await debit('vt_1', '50.00');
    await debit('vt_2', '30.00');
    await rollback('vt_3', 'vt_1');
    expect(bets()[0]).toMatchObject({ status: 'UNSETTLED', stake: '30.00' });
  });

  it('debits a win once when it is sent several times', async () => {
    const { debit, credit, rollback } = await createTable();
    await debit('vt_1', '50.00');
    await credit('vt_2', '120.00');
    expect((await rollback('vt_3', 'vt_2')).value).toEqual({ reversed: true, ...balance('12430.50') });
    expect((await rollback('vt_3', 'vt_2')).value).toEqual({ reversed: true, ...balance('12430.50') });
    expect((await rollback('vt_4', 'vt_2')).value).toEqual({ reversed: true, ...balance('12430.50') });
  });

  it('is refused when the win was already spent', async () => {
    const { world, debit, credit, rollback } = await createTable();
    allowAnyStake(world);
    await credit('vt_1', '100.00');
    await debit('vt_2', '12580.50');
    expect((await rollback('vt_3', 'vt_1')).errorCode).toBe('INSUFFICIENT_BALANCE');
  });

  it('cancels an unknown transaction that arrives later', async () => {
    const { debit, rollback } = await createTable();
    expect((await rollback('vt_2', 'vt_1')).status).toBe(200);
    expect((await debit('vt_1', '50.00')).value).toEqual(balance('12480.50'));
  });

  it('is refused for another rollback', async () => {
    const { debit, rollback } = await createTable();
    await debit('vt_1', '50.00');
    await rollback('vt_2', 'vt_1');
    expect((await rollback('vt_3', 'vt_2')).errorCode).toBe('FIELD_INVALID');
  });
});

describe('a launch token', () => {
  it('is refused by every call when it is unknown', async () => {
    const { call } = await createTable();
    const body = { launchToken: 'lt_0', roundId: 'rd_1', amount: '1.00' };
    const ids = ['vendorGetBalance', 'vendorDebit', 'vendorCredit'] as const;
    const answers = await Promise.all(ids.map((id) => call(id, { ...body, transactionId: id })));
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(ids.map(() => 'LAUNCH_TOKEN_INVALID'));
  });

  it('allows wins but no stakes after twelve hours', async () => {
    const { call, debit, credit, world } = await createTable();
    await debit('vt_1', '50.00');
    world.clock.advance(12 * HOUR);
    expect((await debit('vt_2', '50.00')).errorCode).toBe('LAUNCH_TOKEN_INVALID');
    expect((await call('vendorGetBalance', {})).errorCode).toBe('LAUNCH_TOKEN_INVALID');
    expect((await credit('vt_3', '20.00')).value).toEqual(balance('12450.50'));
  });
});

describe('a vendor without its own launch', () => {
  it('is refused the launch of another vendor, for a win too', async () => {
    const { world, launchToken } = await createTable();
    const body = { launchToken, currency: 'PHP', transactionId: 'vt_1', roundId: 'rd_1', amount: '10.00' };
    for (const id of ['vendorGetBalance', 'vendorDebit', 'vendorCredit'] as const) {
      const answer = await sendSigned(world, id, body, '', { vendor: OTHER_VENDOR });
      expect([id, answer.errorCode]).toEqual([id, 'LAUNCH_TOKEN_INVALID']);
    }
  });

  it("cannot reverse another vendor's movement, and may use its ids", async () => {
    const { world, debit, bets } = await createTable();
    await debit('vt_1', '50.00');
    const foreign = await sendSigned(
      world,
      'vendorRollback',
      { transactionId: 'vt_1', originalTransactionId: 'vt_2' },
      '',
      { vendor: OTHER_VENDOR },
    );
    expect(foreign.value).toEqual({ reversed: false });
    const reversal = { transactionId: 'vt_3', originalTransactionId: 'vt_1' };
    await sendSigned(world, 'vendorRollback', reversal, '', { vendor: OTHER_VENDOR });
    expect(bets()[0]?.status).toBe('UNSETTLED');
    expect((await debit('vt_2', '10.00')).value).toEqual(balance('12420.50'));
  });
});

describe('a signature', () => {
  const body = { launchToken: 'lt_31c7', currency: 'PHP' };
  const id = 'vendorGetBalance';

  it('is required and must match the body', async () => {
    const { world } = await createPlayer();
    const good = signedHeaders(world, id, body);
    const ask = (headers: Record<string, string>) => send(world, id, { headers: { ...good, ...headers }, body });
    expect((await send(world, id, { body })).errorCode).toBe('SIGNATURE_INVALID');
    expect((await ask({ 'X-Signature': '0'.repeat(64) })).errorCode).toBe('SIGNATURE_INVALID');
    expect((await ask({})).value).toEqual(balance('12480.50'));
  });

  it.each(['X-Vendor', 'X-Timestamp', 'X-Signature'])('is refused when %s is missing', async (name) => {
    const { world } = await createPlayer();
    const { [name]: _missing, ...headers } = signedHeaders(world, id, body);
    expect((await send(world, id, { headers, body })).errorCode).toBe('SIGNATURE_INVALID');
  });

  it('is refused for another vendor, another time and another call', async () => {
    const { world } = await createPlayer();
    const good = signedHeaders(world, id, body);
    const ask = (headers: Record<string, string>) => send(world, id, { headers: { ...good, ...headers }, body });
    expect((await ask({ 'X-Vendor': OTHER_VENDOR })).errorCode).toBe('SIGNATURE_INVALID');
    expect((await ask({ 'X-Vendor': 'NOBODY' })).errorCode).toBe('SIGNATURE_INVALID');
    const later = new Date(Date.now() + 1000).toISOString();
    expect((await ask({ 'X-Timestamp': later })).errorCode).toBe('SIGNATURE_INVALID');
    expect((await send(world, 'vendorDebit', { headers: good, body })).errorCode).toBe('SIGNATURE_INVALID');
  });

  it.each([
    [-301_000, 'SIGNATURE_INVALID'],
    [-299_000, undefined],
    [299_000, undefined],
    [301_000, 'SIGNATURE_INVALID'],
  ])('made %i ms from now is answered with %s', async (offset, code) => {
    const { world } = await createPlayer();
    const timestamp = new Date(Date.now() + offset).toISOString();
    expect((await sendSigned(world, id, body, '', { timestamp })).errorCode).toBe(code);
  });

  it("is refused when made with a provider's key or another world's", async () => {
    const { world } = await createPlayer();
    const { world: other } = await createPlayer();
    const key = other.signingKey({ role: 'vendor', code: 'TALA' });
    expect(key).not.toBe(world.signingKey({ role: 'vendor', code: 'TALA' }));
    const headers = signedHeaders(other, id, body);
    expect((await send(world, id, { headers, body })).errorCode).toBe('SIGNATURE_INVALID');
  });

  it('is HMAC-SHA256 in hex', () => {
    // Test case 2 of RFC 4231.
    const expected = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect(signatureOf('Jefe', 'what do ya want for nothing?')).toBe(expected);
  });
});
