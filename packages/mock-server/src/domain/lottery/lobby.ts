import type { GameLaunch, LanguageCode, PrizeMode } from '@croupier/sdk/types';

import { allGames, lotteries } from '../catalogue/index.ts';
import { launchByTicket } from '../games/index.ts';
import { Refusal, type CallContext } from '../kernel/index.ts';

/** Vendor of each prize mode's lobby; no screen uses `ZY`. */
const LOBBIES: Readonly<Partial<Record<PrizeMode, string>>> = { LOTT: 'LOTT', ELOTT: 'LOTT', SEA: 'SEA_LOTTO' };

export interface LobbyRequest {
  readonly lottoPrizeMode: PrizeMode;
  readonly lottoGameCode?: string | undefined;
  readonly lottoView: 'betting' | 'lobby';
  readonly backUrl: string;
  readonly language: LanguageCode;
}

/** Opens the lotteries of a prize mode, or one of them. Refuses an unknown lottery or mode. */
export function launchLobby(context: CallContext, request: LobbyRequest): GameLaunch {
  const { lottoPrizeMode, lottoGameCode, lottoView, backUrl, language } = request;
  const vassalage = vendorOf(lottoPrizeMode, lottoGameCode);
  if (vassalage === undefined) throw new Refusal('GAME_NOT_FOUND');
  const nodeId = allGames().find(({ gameCode }) => gameCode === lottoGameCode)?.nodeId;
  const launch = launchByTicket(context, { vassalage, nodeId, language, backUrl });
  const parameters = new URLSearchParams({ mode: lottoPrizeMode, view: lottoView });
  return { ...launch, launchUrl: `${launch.launchUrl}&${parameters}` };
}

function vendorOf(mode: PrizeMode, gameCode: string | undefined): string | undefined {
  if (gameCode === undefined) return LOBBIES[mode];
  return lotteries.find(({ code, modes }) => code === gameCode && modes.includes(mode))?.vendor;
}
