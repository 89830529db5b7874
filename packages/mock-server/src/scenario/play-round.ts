import { launchGame } from '../domain/games/index.ts';
import { callContextOf, SITE_CURRENCY, type CallContext } from '../domain/kernel/index.ts';
import { credit, debit } from '../domain/vendor-wallet/index.ts';

/** Where the calls of scenarios come from. */
export const CALLER = { address: '127.0.0.1', origin: 'https://play.croupier.example' };
/** The slot that scenarios play. */
export const GAME = { vassalage: 'TALA', gameType: 'RNG', nodeId: 'rng_20510', language: 'EN' } as const;

/** Plays a round by the calls of a vendor; `id` is unique among the rounds of a world. */
export function playRound(
  context: CallContext,
  { stake, payout }: { readonly stake: string; readonly payout: string },
  id: string,
): void {
  const launchToken = new URL(launchGame(context, GAME).launchUrl).searchParams.get('t') ?? '';
  const vendor = callContextOf(context, { ...CALLER, server: GAME.vassalage });
  const round = { launchToken, currency: SITE_CURRENCY, roundId: id };
  debit(vendor, { ...round, transactionId: `${id}-stake`, amount: stake });
  credit(vendor, { ...round, transactionId: `${id}-payout`, amount: payout, roundClosed: true });
}
