import { useListLoginHistoryPages } from '@croupier/sdk/hooks';
import type { LoginRecord } from '@croupier/sdk/types';
import { SettingList, type Setting } from '@croupier/ui/data/SettingList';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { MoreOfList } from '../../../../shared/lists/MoreOfList.tsx';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../../../shared/use-time-text.ts';
import { loginOutcomes } from './login-outcomes.ts';
import { usePlaceText } from './use-place-text.ts';

const PAGE = { pageSize: 10 } as const;

/** Logins and refused attempts of the last year, newest first. */
export function LoginHistory(): ReactNode {
  const { t, i18n } = useTranslation('security');
  const timeText = useTimeText();
  const placeText = usePlaceText();
  const query = useListLoginHistoryPages(PAGE, { staleTime: 0 });
  const settingOf = (record: LoginRecord, index: number): Setting => ({
    id: `${record.loggedInAt}-${index}`,
    title: timeText(record.loggedInAt),
    note: t('deviceAndPlace', { device: record.device ?? t('unknownDevice'), place: placeText(record) }),
    action: (
      <StatusChip tone={loginOutcomes.toneOf(record.outcome)}>
        {i18n.t(loginOutcomes.textOf(record.outcome))}
      </StatusChip>
    ),
  });
  return (
    <QueryBoundary
      query={query}
      failure={t('history.failed')}
      skeleton={<SettingList title={t('history.title')} settings={[]} loading={5} />}
    >
      {({ pages }) => {
        const records = pages.flatMap(({ content }) => content);
        return (
          <SettingList
            title={t('history.title')}
            text={t('history.text')}
            settings={records.map(settingOf)}
            empty={t('history.none')}
            footer={
              records.length > 0 && (
                <MoreOfList query={query} shown={records.length} total={pages[0]?.totalElements ?? records.length} />
              )
            }
          />
        );
      }}
    </QueryBoundary>
  );
}
