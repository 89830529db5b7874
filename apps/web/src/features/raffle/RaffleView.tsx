import { useGetRaffleDraw } from '@croupier/sdk/hooks';
import type { RafflePromotion } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../session/use-session.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { ChanceFacts } from './ChanceFacts.tsx';
import { MyTurns } from './MyTurns.tsx';
import { PrizeChances } from './PrizeChances.tsx';
import { RaffleSummary } from './RaffleSummary.tsx';
import { TicketPrizes } from './TicketPrizes.tsx';
import { VerifyTickets } from './VerifyTickets.tsx';
import { WheelPanel } from './WheelPanel.tsx';

export interface RaffleViewProps {
  /** Id of the URL. */
  readonly promotionId: string;
  readonly raffle: RafflePromotion;
  /** Time in ms at which the raffle was last loaded. */
  readonly loadedAt: number;
}

/** What the visitor has in the raffle, the wheel, the prizes with their chances, and the check of the draws. */
export function RaffleView({ promotionId, raffle, loadedAt }: RaffleViewProps): ReactNode {
  const session = useSession();
  const { t } = useTranslation('raffle');
  const drawQuery = useGetRaffleDraw({ promotionId }, { staleTime: 0 });
  const { data: draw } = drawQuery;
  const member = session.state === 'member' && !session.isTrial ? session : undefined;
  return (
    <PageStack headed>
      <RaffleSummary raffle={raffle} draw={draw} />
      <AsideLayout
        aside={
          <>
            {member !== undefined && <ChanceFacts raffle={raffle} />}
            <TicketPrizes raffle={raffle} draw={draw} />
          </>
        }
      >
        <WheelPanel promotionId={promotionId} raffle={raffle} loadedAt={loadedAt} session={session} />
        <PrizeChances raffle={raffle} />
        {member !== undefined && <MyTurns promotionId={promotionId} raffle={raffle} />}
        <QueryBoundary
          query={drawQuery}
          failure={t('verify.notLoaded')}
          skeleton={<Skeleton shape="box" height="16rem" />}
        >
          {(loaded) => <VerifyTickets raffle={raffle} draw={loaded} />}
        </QueryBoundary>
      </AsideLayout>
    </PageStack>
  );
}
