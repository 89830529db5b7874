import type { Message } from '@croupier/sdk/types';
import type { InboxProps } from '@croupier/ui/pages/Inbox';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../intl-formats.ts';
import { messageIcon, messageKindKey } from './message-kinds.ts';

/** A message as a row of a list. */
export type MessageSummary = NonNullable<InboxProps['messages']>[number];

/** Makes rows of messages: the hour of those of today, else the day, in the brand's zone. */
export function useMessageSummaries(): (messages: readonly Message[]) => readonly MessageSummary[] {
  const { i18n } = useTranslation('messages');
  const { timeZone } = useSite().brand;
  const day = dateFormat(i18n.language, { year: 'numeric', month: 'short', day: 'numeric', timeZone });
  const shortDay = dateFormat(i18n.language, { month: 'short', day: 'numeric', timeZone });
  const year = dateFormat(i18n.language, { year: 'numeric', timeZone });
  const hour = dateFormat(i18n.language, { hour: 'numeric', minute: '2-digit', timeZone });
  const timeOf = (sentAt: string): string => {
    const date = new Date(sentAt);
    const now = new Date();
    if (day.format(date) === day.format(now)) return hour.format(date);
    return (year.format(date) === year.format(now) ? shortDay : day).format(date);
  };
  return (messages) =>
    messages.map(({ messageId, kind, title, preview, sentAt, read }) => ({
      id: messageId,
      icon: messageIcon(kind),
      kind: i18n.t(messageKindKey(kind)),
      title,
      preview,
      time: timeOf(sentAt),
      dateTime: sentAt,
      unread: !read,
    }));
}
