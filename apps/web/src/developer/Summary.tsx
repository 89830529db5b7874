import { StatusChip } from '@croupier/ui/display/StatusChip';
import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden';
import type { ReactNode } from 'react';

import type { Session } from '../session/use-session.ts';
import { describeChanges } from './describe-changes.ts';
import { countPlanned } from './fault-plan.ts';
import { currentWorld } from './world-cookie.ts';
import { texts } from './texts.ts';
import type { Scene } from './use-scene.ts';
import { useWorldTime } from './use-world-time.ts';

export interface SummaryProps {
  readonly scene: Scene;
  readonly session: Session;
}

/** Who is logged in, and what differs from the seed: always visible. */
export function Summary({ scene, session }: SummaryProps): ReactNode {
  const { summary } = texts;
  const { time } = useWorldTime(scene);
  const planned = countPlanned(scene.faults);
  const changes = describeChanges(scene).length;
  return (
    <ul className="developer-summary" aria-label={summary.name}>
      <li>
        <StatusChip tone="neutral" icon="globe">
          <VisuallyHidden>{summary.world} </VisuallyHidden>
          {currentWorld() ?? summary.defaultWorld}
        </StatusChip>
      </li>
      <li>
        <StatusChip tone="neutral" icon="user">
          <VisuallyHidden>{summary.persona} </VisuallyHidden>
          {nameOfVisitor(session)}
        </StatusChip>
      </li>
      <li>
        <StatusChip tone="neutral" icon="clock">
          <VisuallyHidden>{summary.time} </VisuallyHidden>
          {time}
        </StatusChip>
      </li>
      <li>
        <StatusChip tone={planned > 0 ? 'warning' : 'neutral'} icon="flame">
          {summary.faults(planned)}
        </StatusChip>
      </li>
      <li>
        <StatusChip tone={scene.scenario === null ? 'neutral' : 'warning'} icon="sliders">
          <VisuallyHidden>{summary.scenario} </VisuallyHidden>
          {scene.scenario ?? summary.seed}
        </StatusChip>
      </li>
      <li>
        <StatusChip tone={changes > 0 ? 'warning' : 'neutral'} icon="history">
          {summary.changes(changes)}
        </StatusChip>
      </li>
    </ul>
  );
}

function nameOfVisitor(session: Session): string {
  if (session.state === 'guest') return texts.summary.guest;
  return session.state === 'member' ? session.member.account : texts.summary.unknown;
}
