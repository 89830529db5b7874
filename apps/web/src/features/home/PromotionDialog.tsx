import type { Promotion } from '@croupier/sdk/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { NoticeDialog } from './NoticeDialog.tsx';
import { useDayFormat } from './use-day-format.ts';

export interface PromotionDialogProps {
  readonly promotion: Promotion;
  readonly onClose: () => void;
}

/** Dialog with a promotion and its last day. */
export function PromotionDialog({ promotion: { title, content, endAt }, onClose }: PromotionDialogProps): ReactNode {
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
