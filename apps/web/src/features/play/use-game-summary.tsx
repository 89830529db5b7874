import { formatMoney } from '@croupier/sdk/rules';
import type { Game } from '@croupier/sdk/types';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import type { GamePreviewProps } from '@croupier/ui/game/GamePreview';
import { GameRail } from '@croupier/ui/game/GameRail';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { useSession } from '../../session/use-session.ts';
import { shownCategory } from '../../shared/games/categories.ts';
import { isListedCategory } from '../../shared/games/game-categories.ts';
import { toGameItem } from '../../shared/games/game-item.ts';
import { useFavorites } from '../../shared/games/use-favorites.ts';
import { useGameTiles } from '../../shared/games/use-game-tiles.ts';
import { dateFormat, numberFormat } from '../../shared/intl-formats.ts';
import { paths, vendorPath } from '../../shared/paths.ts';
import { useGameDetails, type GameDetails } from './use-game-details.ts';

export interface GameSummary extends Omit<GamePreviewProps, 'actions'> {
  /** Name of the game; a general title until it is known. */
  readonly title: string;
  /** Undefined until the game is known. */
  readonly game: Game | undefined;
}

/** What is shown of a game before it is played, for its sheet and its page. */
export function useGameSummary(nodeId: string): GameSummary {
  const { t } = useTranslation('play');
  const details = useGameDetails(nodeId);
  const { game, error, retry } = details;
  const favorites = useFavorites();
  const facts = useFacts(game);
  const notice = useNotice(game);
  const similar = useSimilar(details);
  const isMissing = error !== null && 'code' in error && error.code === 'GAME_NOT_FOUND';
  return {
    title: game === undefined ? t('title') : toGameItem(game).name,
    game,
    state: stateOf(details, facts),
    loadingLabel: t('sheet.loading'),
    error: {
      title: isMissing ? t('missing.title') : t('sheet.failed'),
      text: isMissing ? t('missing.text') : t('sheet.failedText'),
      retryLabel: t('tryAgain'),
    },
    ...(notice !== undefined && { notice }),
    ...(favorites.isOffered &&
      game?.isGame !== false && {
        favourite: {
          value: favorites.ids.has(nodeId),
          addLabel: t('addFavorite'),
          removeLabel: t('removeFavorite'),
          onChange: () => favorites.toggle(nodeId),
        },
      }),
    rulesLabel: t('sheet.rules'),
    ...(similar !== undefined && { similar }),
  };

  function stateOf({ details: loaded }: GameDetails, shownFacts: GameFacts): GamePreviewProps['state'] {
    if (game === undefined) return error === null ? { kind: 'loading' } : { kind: 'error', onRetry: retry };
    const { name, picture = '', vendor, vendorName, category } = toGameItem(game);
    const rules = loaded === undefined ? error === null && <Skeleton lines={3} /> : rulesOf(loaded.rules);
    return {
      kind: 'ready',
      game: {
        id: nodeId,
        name,
        cover: loaded?.coverUrl ?? picture,
        maker: <Link to={vendorPath(shownCategory(category, vendor), vendor)}>{vendorName || vendor}</Link>,
        facts: shownFacts,
        ...(rules !== undefined && rules !== false && { rules }),
      },
    };
  }

  function rulesOf(html: string | undefined): ReactNode {
    return html === undefined ? undefined : <SafeHtml html={html} lines={3} failed={t('sheet.rulesFailed')} />;
  }
}

type GameFacts = Extract<GamePreviewProps['state'], { kind: 'ready' }>['game']['facts'];

/** Kind, return, volatility and stakes, as far as the platform states them. */
function useFacts(game: Game | undefined): GameFacts {
  const { t, i18n } = useTranslation(['play', 'games']);
  const { brand } = useSite();
  if (game === undefined) return [];
  const { gameType, vassalage, returnRate, volatility, minBet, maxBet, currency = brand.currency } = game;
  const category = shownCategory(gameType, vassalage);
  const percent = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 });
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language, { length: 'short' });
  const stakes =
    minBet !== undefined && maxBet !== undefined && t('sheet.range', { from: money(minBet), to: money(maxBet) });
  const rows = [
    ['kind', isListedCategory(category) && t(`games:categories.${category}`)],
    ['return', returnRate !== undefined && percent.format(Number(returnRate))],
    ['volatility', volatility !== undefined && t(`sheet.volatilities.${volatility}`)],
    ['stakes', stakes],
  ] as const;
  return rows.flatMap(([id, value]) => (value === false ? [] : [{ id, label: t(`sheet.${id}`), value }]));
}

/** Why the visitor cannot play it for money. */
function useNotice(game: Game | undefined): GamePreviewProps['notice'] {
  const { t, i18n } = useTranslation('play');
  const { brand } = useSite();
  const session = useSession();
  if (game === undefined) return undefined;
  const { isUnderMaintenance, maintenanceEnd } = toGameItem(game);
  if (isUnderMaintenance) {
    const format = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.timeZone });
    const text =
      maintenanceEnd === undefined
        ? t('maintenance.open')
        : t('maintenance.until', { time: format.format(new Date(maintenanceEnd)) });
    return { reason: 'maintenance', title: t('maintenance.title'), text };
  }
  if (session.state === 'guest') return { reason: 'guest', title: t('guest.title'), text: t('guest.text') };
  if (session.state === 'member' && session.isTrial) {
    return { reason: 'trial', title: t('in_need_true_account'), text: t('trial.text') };
  }
  return undefined;
}

function useSimilar({ details }: GameDetails): GamePreviewProps['similar'] {
  const { t } = useTranslation('play');
  const { tile, toTiles } = useGameTiles();
  const isPage = useLocation().pathname === paths.game;
  // On the page of a game a similar one replaces the page, in place of opening a sheet over it.
  const inPlace = useMemo(
    (): typeof tile => ({
      ...tile,
      linkOf: (game) => ({ ...tile.linkOf?.(game), nodeId: undefined, replace: true }),
    }),
    [tile],
  );
  const tiles = useMemo(() => toTiles((details?.similar ?? []).map(toGameItem)), [toTiles, details]);
  if (tiles.length === 0) return undefined;
  const label = t('sheet.similar');
  return {
    label,
    content: (
      <GameRail
        games={tiles}
        label={label}
        tile={isPage ? inPlace : tile}
        previousLabel={t('sheet.previous')}
        nextLabel={t('sheet.next')}
      />
    ),
  };
}
