import { Button } from '@croupier/ui/actions/Button';
import { TaskList } from '@croupier/ui/data/TaskList';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ReceivedOffer } from './ReceivedOffer.tsx';
import { useNeedTasks } from './use-need-tasks.ts';
import type { Needs } from './use-needs.ts';

export interface NeedsColumnProps {
  readonly needs: Needs;
}

/** What waits for the agent: the newest offer with its effect, then everything else. */
export function NeedsColumn({ needs }: NeedsColumnProps): ReactNode {
  const { t } = useTranslation(['teamOverview', 'site']);
  const tasks = useNeedTasks(needs);
  const { received, isLoading, isPartial, retry } = needs;
  const [offer] = received;
  const hasNothing = !isLoading && !isPartial && offer === undefined && tasks.length === 0;
  return (
    <PanelStack>
      {offer !== undefined && <ReceivedOffer offer={offer} />}
      {hasNothing ? (
        <ContentSection framed title={t('needs.title')}>
          <p>{t('needs.nothing')}</p>
        </ContentSection>
      ) : (
        <TaskList
          title={t('needs.title')}
          tasks={tasks}
          countLabel={t('needs.count', { count: tasks.length })}
          loading={isLoading}
          linkComponent={Link}
        />
      )}
      {isPartial && (
        <InlineAlert tone="warning" action={<Button onClick={retry}>{t('site:retry')}</Button>}>
          {t('needs.partial')}
        </InlineAlert>
      )}
    </PanelStack>
  );
}
