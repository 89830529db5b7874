import { useGetRaffleDraw } from '@croupier/sdk/hooks';
import type { RafflePromotion } from '@croupier/sdk/types';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import type { ReactNode } from 'react';

import { useSession } from '../../session/use-session.ts';
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
}

/** What the visitor has in the raffle, the wheel, the prizes with their chances, and the check of the draws. */
export function RaffleView({ promotionId, raffle }: RaffleViewProps): ReactNode {
  const session = useSession();
  const { data: draw } = useGetRaffleDraw({ promotionId }, { staleTime: 0 });
  const member = session.state === 'member' && !session.isTrial ? session : undefined;
  return (
    <>
      <RaffleSummary raffle={raffle} draw={draw} />
      <AsideLayout
        aside={
          <>
            {member !== undefined && <ChanceFacts raffle={raffle} />}
            <TicketPrizes raffle={raffle} draw={draw} />
          </>
        }
      >
        <WheelPanel promotionId={promotionId} raffle={raffle} session={session} />
        <PrizeChances raffle={raffle} />
        {member !== undefined && <MyTurns promotionId={promotionId} raffle={raffle} />}
        {draw !== undefined && <VerifyTickets raffle={raffle} draw={draw} />}
      </AsideLayout>
    </>
  );
}
