import type { LanguageCode, PrizeMode } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { allGames } from '../catalogue/catalogue.ts';
import type { DomainContext } from '../context.ts';
import { launchLottery } from '../launches.ts';
import { Refusal } from '../refusal.ts';
import { lotteries } from './lotteries.data.ts';

/** Whose lobby a prize mode has; no screen uses `ZY`. */
const LOBBIES: Readonly<Partial<Record<PrizeMode, string>>> = { LOTT: 'LOTT', ELOTT: 'LOTT', SEA: 'SEA_LOTTO' };

export interface LobbyRequest {
  readonly lottoPrizeMode: PrizeMode;
  readonly lottoGameCode?: string | undefined;
  readonly lottoView: 'betting' | 'lobby';
  readonly backUrl: string;
  readonly language: LanguageCode;
  /** Of the server that answers, where its sandbox games are. */
  readonly origin: string;
}

/** Opens the lotteries of a prize mode, or one of them. Refuses a lottery, or a mode, that there is not. */
export function launchLobby(context: DomainContext, member: MemberRow, request: LobbyRequest): { launchUrl: string } {
  const { lottoPrizeMode, lottoGameCode, lottoView, backUrl, language, origin } = request;
  const vassalage = vendorOf(lottoPrizeMode, lottoGameCode);
  if (vassalage === undefined) throw new Refusal('GAME_NOT_FOUND');
  const nodeId = allGames().find(({ gameCode }) => gameCode === lottoGameCode)?.nodeId;
  const launchUrl = launchLottery(context, member, { vassalage, nodeId, language, backUrl, origin });
  const shown = new URLSearchParams({ mode: lottoPrizeMode, view: lottoView });
  return { launchUrl: `${launchUrl}&${shown}` };
}

function vendorOf(mode: PrizeMode, gameCode: string | undefined): string | undefined {
  if (gameCode === undefined) return LOBBIES[mode];
  return lotteries.find(({ code, modes }) => code === gameCode && modes.includes(mode))?.vendor;
}
