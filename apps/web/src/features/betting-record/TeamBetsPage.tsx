import { formatMoney } from '@croupier/sdk/rules';
import type { BettingSummary } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ListContent } from '../../shared/lists/ListPage.tsx';
import { ListFilters } from '../../shared/lists/ListFilters.tsx';
import { useList } from '../../shared/lists/use-list.ts';
import { teamBets } from './team-bets.ts';
import { useVendorChoices } from './use-vendor-choices.ts';

/** Bets of the agent's team: what they come to in a sentence, and each of them. */
export function TeamBetsPage(): ReactNode {
  const state = useList(teamBets, { vendor: useVendorChoices() });
  return (
    <PageStack headed>
      {state.query.error === null && <TeamBetsLead summary={state.loaded?.first.summary} />}
      <ListFilters filters={teamBets.filters} state={state.filters} />
      <ListContent list={teamBets} state={state} />
    </PageStack>
  );
}

/** Undefined while loading. */
function TeamBetsLead({ summary }: { readonly summary: BettingSummary | undefined }): ReactNode {
  const { t, i18n } = useTranslation('bettingRecord');
  if (summary === undefined) return <Skeleton width="min(100%, 26rem)" height="1.5rem" />;
  const { count, betAmount, validBet, payout, currency } = summary;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  return (
    <ContentSection titleSize="section" title={t('team.lead.title', { count, stake: money(betAmount) })}>
      <p>{t('team.lead.text', { turnover: money(validBet), payout: money(payout) })}</p>
    </ContentSection>
  );
}
