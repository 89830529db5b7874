import { useGetTwoStep } from '@croupier/sdk/hooks';
import type { TwoStep as TwoStepState } from '@croupier/sdk/types';
import { SettingList, type Setting } from '@croupier/ui/data/SettingList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../../../shared/use-time-text.ts';
import { SheetLink } from '../SheetLink.tsx';

/** Number of recovery codes of a set. */
const ALL_CODES = 10;
/** From here on, new recovery codes are due. */
const FEW_CODES = 3;

/** The two-step check, its app and its recovery codes. */
export function TwoStep(): ReactNode {
  const { t } = useTranslation('security');
  const twoStep = useGetTwoStep({ staleTime: 0 });
  return (
    <QueryBoundary
      query={twoStep}
      failure={t('twoStep.failed')}
      skeleton={<SettingList title={t('twoStep.title')} settings={[]} loading={2} />}
    >
      {(state) => <TwoStepList state={state} />}
    </QueryBoundary>
  );
}

function TwoStepList({ state }: { readonly state: TwoStepState }): ReactNode {
  const { t } = useTranslation('security');
  const timeText = useTimeText();
  const { enabled, everyLogin, totpAddedAt, recoveryCodesLeft } = state;
  const hasApp = totpAddedAt !== undefined;
  const codes: Setting = {
    id: 'codes',
    icon: 'doc',
    tone: recoveryCodesLeft <= FEW_CODES ? 'warning' : 'success',
    title: t('recoveryCodes.title'),
    note: t('recoveryCodes.left', { count: recoveryCodesLeft, all: ALL_CODES }),
    action: <SheetLink sheet="recoveryCodes">{t('recoveryCodes.new')}</SheetLink>,
  };
  return (
    <SettingList
      title={t('twoStep.title')}
      text={t('twoStep.lead')}
      settings={[
        {
          id: 'check',
          icon: 'shield',
          tone: enabled ? 'success' : 'neutral',
          title: t('twoStep.check'),
          note: t(enabled ? (everyLogin ? 'twoStep.EVERY' : 'twoStep.NEW') : 'twoStep.OFF'),
          action: (
            <SheetLink sheet="twoStep" label={t(enabled ? 'twoStep.change' : 'twoStep.switchOnLabel')}>
              {t(enabled ? 'change' : 'twoStep.switchOn')}
            </SheetLink>
          ),
        },
        {
          id: 'app',
          icon: 'screen',
          tone: hasApp ? 'success' : 'neutral',
          title: t('app.title'),
          note: hasApp ? t('app.added', { time: timeText(totpAddedAt) }) : t('app.none'),
          action: hasApp ? (
            <SheetLink sheet="removeApp" label={t('app.remove')}>
              {t('remove')}
            </SheetLink>
          ) : (
            <SheetLink sheet="app" label={t('app.add')}>
              {t('add')}
            </SheetLink>
          ),
        },
        ...(hasApp ? [codes] : []),
      ]}
    />
  );
}
