import { useGetGame } from '@croupier/sdk/hooks';
import { GameStage, type GameStageProps } from '@croupier/ui/game/GameStage';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { toGameItem } from '../../shared/games/game-item.ts';
import { vendorsQuery } from '../../shared/games/game-queries.ts';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { useLiveRoom } from './use-live-room.ts';
import { useLeaveGame } from './use-leave-game.ts';
import type { GameParameters } from './game-parameters.ts';

export interface GameShellProps {
  readonly game: GameParameters | undefined;
  /** Undefined while the balance is unknown. */
  readonly balance?: ReactNode;
  readonly visit?: GameStageProps['visit'];
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the game page: title, leave link, balance, actions, game. */
export function GameShell({ game, balance, visit, actions, children }: GameShellProps): ReactNode {
  const { t } = useTranslation('play');
  const language = usePlatformLanguage();
  const { data: name } = useGetGame(
    { nodeId: game?.nodeId ?? '', language },
    { enabled: game?.nodeId !== undefined, select: (found) => toGameItem(found).name },
  );
  // A vendor's own lobby has no game id, so the title is the vendor's name.
  const { data: vendors } = useQuery({ ...vendorsQuery(), enabled: game !== undefined && game.nodeId === undefined });
  const vendorName = [...(vendors?.cards ?? []), ...(vendors?.navigation ?? [])]
    .flatMap((list) => list.vendors)
    .find(({ code }) => code === game?.vendor)?.name;
  const room = useLiveRoom(game);
  const title =
    (room.state === 'open' || room.state === 'closed' ? room.name : undefined) ?? name ?? vendorName ?? t('title');
  usePageTitle(title);
  const isDemo = game?.demo === true;
  const { to, onClick } = useLeaveGame(game);
  return (
    <GameStage
      title={title}
      {...(isDemo && { badge: <StatusChip tone="neutral">{t('demo')}</StatusChip> })}
      back={{ label: t('leave'), link: { to, onClick } }}
      linkComponent={Link}
      {...(balance !== undefined && {
        balance: { label: isDemo ? t('playMoney') : t('balance'), amount: balance },
      })}
      {...(visit !== undefined && { visit })}
      actions={actions}
    >
      {children}
    </GameStage>
  );
}
