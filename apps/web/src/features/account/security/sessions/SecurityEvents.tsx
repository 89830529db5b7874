import { useListSecurityEventsPages } from '@croupier/sdk/hooks';
import type { SecurityEvent } from '@croupier/sdk/types';
import { SettingList, type Setting } from '@croupier/ui/data/SettingList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { MoreOfList } from '../../../../shared/lists/MoreOfList.tsx';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../../../shared/use-time-text.ts';
import { eventIcon, knownEventKind } from './security-event-kinds.ts';
import { usePlaceText } from './use-place-text.ts';

const PAGE = { pageSize: 5 } as const;

/** What was changed about the account's security, newest first, with the hold that a change has caused. */
export function SecurityEvents(): ReactNode {
  const { t } = useTranslation('security');
  const timeText = useTimeText();
  const placeText = usePlaceText();
  const query = useListSecurityEventsPages(PAGE, { staleTime: 0 });
  const settingOf = (event: SecurityEvent): Setting => {
    const kind = knownEventKind(event.kind);
    return {
      id: event.eventId,
      icon: eventIcon(kind),
      tone: event.holdUntil === undefined ? 'neutral' : 'warning',
      title: t(`events.${kind ?? 'other'}`),
      note: (
        <>
          <p>{placeText(event, event.time)}</p>
          {event.holdUntil !== undefined && <p>{t('events.hold', { time: timeText(event.holdUntil) })}</p>}
        </>
      ),
    };
  };
  return (
    <QueryBoundary
      query={query}
      failure={t('events.failed')}
      skeleton={<SettingList title={t('events.title')} settings={[]} loading={3} />}
    >
      {({ pages }) => {
        const events = pages.flatMap(({ content }) => content);
        return (
          <SettingList
            title={t('events.title')}
            settings={events.map(settingOf)}
            empty={t('events.none')}
            footer={
              events.length > 0 && (
                <MoreOfList query={query} shown={events.length} total={pages[0]?.totalElements ?? events.length} />
              )
            }
          />
        );
      }}
    </QueryBoundary>
  );
}
