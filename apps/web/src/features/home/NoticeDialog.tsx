import { Dialog } from '@croupier/ui/feedback/Dialog';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

export interface NoticeDialogProps {
  readonly title: string;
  /** Formatted date. */
  readonly when?: string;
  /** HTML from the platform. */
  readonly html: string;
  readonly onClose: () => void;
}

/** Dialog with a notice or promotion. */
export function NoticeDialog({ title, when, html, onClose }: NoticeDialogProps): ReactNode {
  const { t } = useTranslation('home');
  const { t: siteText } = useTranslation();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(when !== undefined && { text: when })}
      closeLabel={siteText('close')}
      width="md"
    >
      <SafeHtml html={html} failed={t('notices.failed')} onNavigate={(path) => void navigate(path)} />
    </Dialog>
  );
}
