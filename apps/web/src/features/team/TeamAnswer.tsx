import { useGetTeamOverview, useListDownlines } from '@croupier/sdk/hooks';
import { addDays, calendarDay, timesOfDays } from '@croupier/sdk/rules';
import type { AgentProfile } from '@croupier/sdk/types';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { listFormat } from '../../shared/intl-formats.ts';

export interface TeamAnswerProps {
  readonly profile: Pick<AgentProfile, 'agents' | 'members'>;
}

/** Days in which somebody counts as new, today included. */
const NEW_DAYS = 7;

/** Names that the sentence has; it counts the others. */
const NAMES = 3;

/** How large the team is, who came, and who of the direct accounts has not deposited yet. */
export function TeamAnswer({ profile: { agents, members } }: TeamAnswerProps): ReactNode {
  const { t, i18n } = useTranslation('team');
  const { timeZone } = useSite().brand;
  const [times] = useState(() => {
    const today = calendarDay(new Date(), timeZone);
    return timesOfDays({ from: addDays(today, 1 - NEW_DAYS), to: today }, timeZone);
  });
  // The sentence is right without its second half, which the two calls add.
  const { data: joined } = useGetTeamOverview(times, { select: ({ newRegistrations }) => newRegistrations });
  const { data: waiting } = useListDownlines({ activity: 'NEW', sort: 'registeredAt', pageSize: NAMES });
  const names = waiting?.content.map(({ nickname, account }) => nickname ?? account) ?? [];
  const others = (waiting?.totalElements ?? 0) - names.length;
  const named = listFormat(i18n.language, { type: 'conjunction' }).format([
    ...names,
    ...(others > 0 ? [t('answer.others', { count: others })] : []),
  ]);
  return (
    <ContentSection
      titleSize="section"
      title={t('answer.title', {
        accounts: t('answer.accounts', { count: agents + members }),
        agents: t('answer.agents', { count: agents }),
        players: t('answer.players', { count: members }),
      })}
    >
      <p>
        {joined !== undefined && t('answer.joined', { count: joined })}{' '}
        {names.length > 0 && t('answer.waiting', { names: named })}
      </p>
    </ContentSection>
  );
}
