import type { ChatThreadProps } from '@croupier/ui/pages/ChatThread';
import { useTranslation } from 'react-i18next';

export function useThreadLabels(): ChatThreadProps['labels'] {
  const { t } = useTranslation('chat');
  return {
    log: t('log'),
    you: t('you'),
    status: { sending: t('status.sending'), sent: t('status.sent'), read: t('status.read') },
    retry: t('failed.retry'),
    newMessages: t('newMessages'),
    composer: t('field'),
    placeholder: t('placeholder'),
    send: t('send'),
    left: (count) => (count < 0 ? t('over', { count: -count }) : t('left', { count })),
  };
}
