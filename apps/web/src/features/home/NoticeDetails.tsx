import type { ReactNode } from 'react';

import { NoticeDialog } from './NoticeDialog.tsx';
import { useDayFormat } from './use-day-format.ts';

export interface NoticeDetailsProps {
  readonly notice: { readonly title: string; readonly content: string; readonly startDate: string };
  readonly onClose: () => void;
}

/** Dialog with a notice and its date. */
export function NoticeDetails({ notice, onClose }: NoticeDetailsProps): ReactNode {
  const day = useDayFormat();
  return (
    <NoticeDialog
      title={notice.title}
      when={day.format(new Date(notice.startDate))}
      html={notice.content}
      onClose={onClose}
    />
  );
}
