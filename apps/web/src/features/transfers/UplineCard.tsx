import type { TransferTarget } from '@croupier/sdk/types';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';

/** Who receives the money, and since when the two accounts belong together. */
export function UplineCard({ upline }: { readonly upline: TransferTarget }): ReactNode {
  const { t, i18n } = useTranslation('transfers');
  const { brand } = useSite();
  const { account, nickname = account, since } = upline;
  const day = dateFormat(i18n.language, { dateStyle: 'medium', timeZone: brand.timeZone });
  return (
    <ContentSection
      framed
      title={<bdi>{nickname}</bdi>}
      actions={
        upline.available ? (
          <StatusChip tone="neutral">{t('upline.chip')}</StatusChip>
        ) : (
          <StatusChip tone="warning">{t('upline.unavailable')}</StatusChip>
        )
      }
    >
      <p>{since === undefined ? account : t('upline.since', { account, date: day.format(new Date(since)) })}</p>
    </ContentSection>
  );
}
