import type { RunningSettlement } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { OwnRule } from './OwnRule.tsx';
import { RecordsAnswer } from './RecordsAnswer.tsx';
import { RunningPicture } from './RunningPicture.tsx';
import { RunningWindow } from './RunningWindow.tsx';
import type { KindProps } from './kind-props.ts';
import { TeamWindows } from './TeamWindows.tsx';
import { usePastSettlements } from './use-past-settlements.ts';
import { useRunning, type Running } from './use-running.ts';

/** What runs now, with the distance to the next tier; the answer to "what did I get" above it. */
export function RunningNow({ kind }: KindProps): ReactNode {
  const { t } = useTranslation('agentRecords');
  const running = useRunning(kind);
  return (
    <QueryBoundary
      query={running.query}
      failure={t('running.failed')}
      skeleton={
        <>
          <Skeleton lines={2} height="1rem" />
          <Skeleton shape="box" height="18rem" />
        </>
      }
    >
      {({ mine, others }) => (
        <>
          {mine !== undefined && <MyWindow kind={kind} window={mine} running={running} />}
          {others.length > 0 && <TeamWindows windows={others} />}
        </>
      )}
    </QueryBoundary>
  );
}

export interface MyWindowProps extends KindProps {
  readonly window: RunningSettlement;
  readonly running: Running;
}

/** The running window of the contract that pays the agent. */
function MyWindow({ kind, window, running }: MyWindowProps): ReactNode {
  const { data } = usePastSettlements(kind, window);
  const settlements = data?.content;
  return (
    <>
      <RecordsAnswer window={window} last={settlements?.[0]} />
      <AsideLayout aside={<OwnRule window={window} />}>
        <PanelStack>
          <RunningWindow kind={kind} window={window} running={running} last={settlements?.[0]} />
          <RunningPicture kind={kind} window={window} settlements={settlements} />
        </PanelStack>
      </AsideLayout>
    </>
  );
}
