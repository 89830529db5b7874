import type { Promotion } from '@croupier/sdk/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { NoticeDialog } from './NoticeDialog.tsx';
import { useDayFormat } from './use-day-format.ts';

export interface OfferDialogProps {
  readonly offer: Promotion;
  readonly onClose: () => void;
}

/** Dialog with a promotion and its last day. */
export function PromotionDialog({ offer: { title, content, endAt }, onClose }: OfferDialogProps): ReactNode {
  const { t } = useTranslation('home');
  const day = useDayFormat();
  return (
    <NoticeDialog
      title={title}
      {...(endAt !== undefined && { when: t('banner.until', { date: day.format(new Date(endAt)) }) })}
      html={content}
      onClose={onClose}
    />
  );
}
