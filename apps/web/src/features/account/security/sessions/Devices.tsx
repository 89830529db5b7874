import { queryKeyOf, useListSessions, useRevokeOtherSessions, useRevokeSession } from '@croupier/sdk/hooks';
import type { LoginSession, LoginSessionPage } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { SettingList, type Setting } from '@croupier/ui/data/SettingList';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../../shared/FailureAlert.tsx';
import { ConfirmedAction } from '../../../../shared/forms/ConfirmedAction.tsx';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../../../shared/use-time-text.ts';
import { deviceIcon } from './device-icon.ts';
import { usePlaceText } from './use-place-text.ts';

/** More than an account has open at once. */
const ALL = { pageSize: 100 } as const;

/** Where the member is logged in. Ending one needs no question, since a login undoes it. */
export function Devices(): ReactNode {
  const { t } = useTranslation('security');
  const sessions = useListSessions(ALL, { staleTime: 0 });
  return (
    <QueryBoundary
      query={sessions}
      failure={t('devices.failed')}
      skeleton={<SettingList title={t('devices.title')} settings={[]} loading={2} />}
    >
      {({ content }) => <DeviceList sessions={content} />}
    </QueryBoundary>
  );
}

function DeviceList({ sessions }: { readonly sessions: LoginSessionPage['content'] }): ReactNode {
  const { t } = useTranslation('security');
  const placeText = usePlaceText();
  const timeText = useTimeText();
  const queryClient = useQueryClient();
  // Also after a failure: an answer may be lost, and a session may have ended by itself.
  const refresh = async (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKeyOf('listSessions') });
  const end = useRevokeSession({ onSettled: refresh });
  const settingOf = (session: LoginSession): Setting => {
    const { sessionId, device, lastSeenAt, openedAt, current } = session;
    const name = device ?? t('unknownDevice');
    return {
      id: sessionId,
      icon: deviceIcon(device),
      title: name,
      note: current
        ? t('devices.since', { place: placeText(session), time: timeText(openedAt) })
        : t('devices.lastUsed', { place: placeText(session), time: timeText(lastSeenAt) }),
      action: current ? (
        <StatusChip tone="success">{t('devices.current')}</StatusChip>
      ) : (
        <Button
          aria-label={t('devices.endOf', { device: name })}
          busy={end.isPending && end.variables.path.sessionId === sessionId}
          busyLabel={t('devices.ending')}
          onClick={() => end.mutate({ path: { sessionId } })}
        >
          {t('devices.end')}
        </Button>
      ),
    };
  };
  return (
    <SettingList
      title={t('devices.title')}
      titleEnd={sessions.some(({ current }) => !current) && <EndOthers />}
      settings={sessions.map(settingOf)}
      footer={end.error !== null && <FailureAlert error={end.error} />}
    />
  );
}

function EndOthers(): ReactNode {
  const { t } = useTranslation('security');
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const action = useRevokeOtherSessions({
    onSuccess: ({ revoked }) =>
      void snackbar.show({ key: 'security', tone: 'success', text: t('devices.ended', { count: revoked }) }),
    onSettled: async () => queryClient.invalidateQueries({ queryKey: queryKeyOf('listSessions') }),
  });
  return (
    <ConfirmedAction
      label={t('devices.endOthers')}
      variant="quiet"
      tone="destructive"
      title={t('devices.question')}
      message={t('devices.questionText')}
      confirmLabel={t('devices.endOthers')}
      cancelLabel={t('cancel')}
      busyLabel={t('devices.ending')}
      action={action}
      onConfirm={async () => action.mutateAsync().catch(() => undefined)}
    />
  );
}
