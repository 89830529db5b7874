import type { Promotion } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What a member who has joined a promotion waits for, or what became of it; the reward that was won is claimed elsewhere. */
export function Joined({ promotion }: { readonly promotion: Promotion }): ReactNode {
  const { t } = useTranslation('promotions');
  const { status, progress } = promotion;
  switch (status) {
    case 'JOINED':
      return <InlineAlert tone="success">{t('challenge.joined')}</InlineAlert>;
    case 'PROCESS':
      return (
        <InlineAlert tone="info" title={t('challenge.process.title')}>
          {t('challenge.process.text')}
        </InlineAlert>
      );
    case 'CLOSE':
      return (
        <InlineAlert tone="info">
          {t(progress?.reward === undefined ? 'challenge.nothingWon' : 'challenge.lapsed')}
        </InlineAlert>
      );
    default:
      return null;
  }
}
