import type { PendingMessage } from '@croupier/sdk/chat';
import { DAY_MS } from '@croupier/sdk/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import type { EntryTexts } from './chat-entries.ts';

/** Texts of messages in the visitor's language and the site's time zone. */
export function useEntryTexts(): EntryTexts {
  const { t, i18n } = useTranslation('chat');
  const { timeZone } = useSite().brand;
  const times = dateFormat(i18n.language, { timeStyle: 'short', timeZone });
  const days = dateFormat(i18n.language, { dateStyle: 'long', timeZone });
  // Of the opening of the window.
  const [now] = useState(() => Date.now());
  const today = days.format(now);
  const yesterday = days.format(now - DAY_MS);
  const failure = ({ status, errorCode, retryAfter }: PendingMessage): string | undefined => {
    if (status !== 'failed') return undefined;
    switch (errorCode) {
      case 'RATE_LIMITED':
        return t('failed.rate', { count: retryAfter ?? 60 });
      case 'FIELD_INVALID':
        return t('failed.invalid');
      case 'CHAT_SESSION_CLOSED':
        return t('failed.closed');
      case 'SYSTEM_MAINTENANCE':
        return t('failed.maintenance');
      default:
        return undefined;
    }
  };
  return {
    failure,
    author: (name) => t('author', { name }),
    time: (at) => times.format(new Date(at)),
    day(at) {
      const day = days.format(new Date(at));
      return day === today ? t('today') : day === yesterday ? t('yesterday') : day;
    },
  };
}
