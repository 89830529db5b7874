import type { Notice } from '@croupier/sdk/types';
import { Dialog } from '@croupier/ui/Dialog';
import { SafeHtml } from '@croupier/ui/SafeHtml';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';

export interface NoticeDialogProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

/** One notice in full. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps): ReactNode {
  const { t, i18n } = useTranslation('home');
  const { t: site } = useTranslation();
  const { brand } = useSite();
  const navigate = useNavigate();
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: brand.timeZone });
  return (
    <Dialog
      open
      onClose={onClose}
      title={notice.title}
      text={day.format(new Date(notice.startDate))}
      closeLabel={site('close')}
      width="md"
    >
      <SafeHtml html={notice.content} failed={t('notices.failed')} onNavigate={(path) => void navigate(path)} />
    </Dialog>
  );
}
