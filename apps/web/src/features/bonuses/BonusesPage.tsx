import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ListPage } from '../../shared/lists/ListPage.tsx';
import { BonusOverview } from './BonusOverview.tsx';
import { bonuses } from './bonuses.ts';

/** What of the member's money is free, the bonuses in play, and all bonuses with their endings. */
export function BonusesPage(): ReactNode {
  const { t } = useTranslation('bonuses');
  return (
    <PageStack headed>
      <BonusOverview />
      <ContentSection title={t('all')} titleSize="section">
        <ListPage list={bonuses} />
      </ContentSection>
    </PageStack>
  );
}
