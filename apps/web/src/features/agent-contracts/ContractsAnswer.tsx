import { useListContracts } from '@croupier/sdk/hooks';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** How many offers wait for the agent, and for how many answers the agent waits. */
export function ContractsAnswer(): ReactNode {
  const { t } = useTranslation('agentContracts');
  const received = useOpenOffers('RECEIVED');
  const offered = useOpenOffers('OFFERED');
  // The list below says what failed.
  if (received.isError || offered.isError) return null;
  if (received.data === undefined || offered.data === undefined) return <Skeleton lines={1} height="1.5rem" />;
  return (
    <ContentSection
      titleSize="section"
      title={received.data === 0 ? t('answer.none') : t('answer.received', { count: received.data })}
    >
      <p>{offered.data === 0 ? t('answer.noneOffered') : t('answer.offered', { count: offered.data })}</p>
    </ContentSection>
  );
}

/** Number of offers that are not decided. */
function useOpenOffers(direction: 'RECEIVED' | 'OFFERED'): UseQueryResult<number> {
  return useListContracts(
    { direction, status: 'IN_PROCESS', pageSize: 1 },
    { staleTime: 0, select: ({ totalElements }) => totalElements },
  );
}
