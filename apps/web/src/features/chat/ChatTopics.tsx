import { Button } from '@croupier/ui/actions/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const TOPICS = ['deposit', 'withdrawal', 'bonus', 'game', 'account'] as const;

export interface ChatTopicsProps {
  readonly onChoose: (text: string) => void;
}

/** What can be asked, until the member has written something. */
export function ChatTopics({ onChoose }: ChatTopicsProps): ReactNode {
  const { t } = useTranslation('chat');
  return (
    <>
      <p>{t('topics.title')}</p>
      {TOPICS.map((topic) => (
        <Button key={topic} onClick={() => onChoose(t(`topics.${topic}`))}>
          {t(`topics.${topic}`)}
        </Button>
      ))}
      <p>{t('intro')}</p>
    </>
  );
}
