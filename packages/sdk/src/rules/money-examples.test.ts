import examples from '@croupier/api-spec/fixtures/withdrawal-examples.json' with { type: 'json' };
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { zBetStatus, zGameType } from '../generated/zod.gen.ts';
import { formatAmount, multiplyAmount, parseAmount, partsOfWithdrawal, splitAmount, validBetOf } from './index.ts';

const examplesOf = (what: string): [id: string, title: string, example: (typeof examples)[number]][] =>
  examples.flatMap((example) => (example.when.do === what ? [[example.id, example.title, example]] : []));

const format = z.object({ amounts: z.array(z.tuple([z.string(), z.string()])) });

it.each(examplesOf('format'))('%s: %s', (_id, _title, { given, expect: expected }) => {
  const { amounts } = format.parse(given);
  const texts = amounts.map(([minor, currency]) => formatAmount({ minor: BigInt(minor), currency }));
  expect({ texts }).toEqual(expected);
});

const share = z.object({ amount: z.string(), currency: z.string(), rate: z.string() });

it.each(examplesOf('multiply'))('%s: %s', (_id, _title, { given, expect: expected }) => {
  const { amount, currency, rate } = share.parse(given);
  const times = (rounding: 'down' | 'up' | 'half-up'): string =>
    formatAmount(multiplyAmount(parseAmount(amount, currency), rate, rounding));
  expect({ down: times('down'), up: times('up'), halfUp: times('half-up') }).toEqual(expected);
});

const split = z.object({ amount: z.string(), currency: z.string(), weights: z.array(z.int()) });

it.each(examplesOf('split'))('%s: %s', (_id, _title, { given, expect: expected }) => {
  const { amount, currency, weights } = split.parse(given);
  const parts = splitAmount(parseAmount(amount, currency), weights.map(BigInt));
  expect({ parts: parts.map(formatAmount) }).toEqual(expected);
});

const bet = z.object({ gameType: zGameType, stake: z.string(), payout: z.string(), status: zBetStatus });

it.each(examplesOf('validBets'))('%s: %s', (_id, _title, { given, expect: expected }) => {
  const { bets } = z.object({ bets: z.array(bet) }).parse(given);
  const validBets = bets.map(({ stake, payout, ...rest }) => {
    const amounts = { stake: parseAmount(stake, 'PHP'), payout: parseAmount(payout, 'PHP') };
    return formatAmount(validBetOf({ ...rest, ...amounts }).validBet);
  });
  expect({ validBets }).toEqual(expected);
});

const fee = z.object({ feeRate: z.string(), fixedFee: z.string(), currency: z.string() });

it.each(examplesOf('fee'))('%s: %s', (_id, _title, { given, when, expect: expected }) => {
  const { currency, ...rates } = fee.parse(given);
  const { amount } = z.object({ amount: z.string() }).parse(when);
  const parts = partsOfWithdrawal(parseAmount(amount, currency), rates);
  expect({ fee: formatAmount(parts.fee), payable: formatAmount(parts.payable) }).toEqual(expected);
});
