import { Button } from '@croupier/ui/actions/Button';
import { ErrorState } from '@croupier/ui/feedback/ErrorState';
import { ChatThread } from '@croupier/ui/pages/ChatThread';
import { useIsDesktop } from '@croupier/ui/theme';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../../shared/use-error-text.ts';
import type { ChatViewProps } from './chat-view-props.ts';
import { chatDraft } from './chat-storage.ts';
import { entriesOf } from './chat-entries.ts';
import { ChatEnd } from './ChatEnd.tsx';
import { ChatNotice } from './ChatNotice.tsx';
import { ChatTopics } from './ChatTopics.tsx';
import { useEntryTexts } from './use-entry-texts.ts';
import { useThreadLabels } from './use-thread-labels.ts';

/** Maximum length of a message in code points, by the contract. */
const MAX_LENGTH = 1000;

/** The messages of a chat in all its states. */
export function ChatRoomView({ chat, state, memberId }: ChatViewProps): ReactNode {
  const { t } = useTranslation(['chat', 'site']);
  const errorText = useErrorText();
  const labels = useThreadLabels();
  const texts = useEntryTexts();
  const isDesktop = useIsDesktop();
  const [draft] = useState(() => chatDraft.read(memberId).text ?? '');
  const { connection, messages, pending, history } = state;
  const hasMessages = messages.length > 0 || pending.length > 0;
  if (connection.kind === 'unavailable') {
    return <ErrorState title={t('unavailable')} text={errorText(connection.error)} />;
  }
  if (connection.kind === 'waiting' && connection.error !== undefined && !hasMessages) {
    return (
      <ErrorState
        title={t('failedOpen')}
        text={errorText(connection.error)}
        onRetry={() => chat.reconnect()}
        retryLabel={t('site:retry')}
      />
    );
  }
  const name = messages.findLast(({ staffName }) => staffName !== undefined)?.staffName;
  const typing = name === undefined ? t('typingUnknown') : t('typing', { name });
  const hasAsked = pending.length > 0 || messages.some(({ sender }) => sender === 'CUSTOMER');
  const send = (text: string): void => {
    chat.send(text);
    chatDraft.clear();
  };
  const isOver = ['closed', 'replaced', 'session-ended'].includes(connection.kind);
  const isLoading = history === 'loading' && messages.length === 0 && !isOver;
  return (
    <ChatThread
      labels={labels}
      entries={entriesOf(state, texts)}
      typing={state.isTyping ? typing : undefined}
      limit={MAX_LENGTH}
      draft={draft}
      onDraft={(text) => chatDraft.save(memberId, { text })}
      focusField={isDesktop}
      onSend={send}
      onRetry={(id) => chat.retry(id)}
      earlier={<Earlier chat={chat} state={state} />}
      loading={isLoading ? t('site:loading') : undefined}
      suggestions={history === 'ready' && !hasAsked && !isOver && <ChatTopics onChoose={send} />}
      notice={<ChatNotice chat={chat} connection={connection} />}
      ended={isOver ? <ChatEnd chat={chat} state={state} /> : undefined}
    />
  );
}

/** Loads messages before those that are shown. */
function Earlier({ chat, state }: Pick<ChatViewProps, 'chat' | 'state'>): ReactNode {
  const { t } = useTranslation(['chat', 'site']);
  const errorText = useErrorText();
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<Error>();
  if (state.history === 'failed') {
    return <ErrorState title={t('failedHistory')} onRetry={() => chat.reconnect()} retryLabel={t('site:retry')} />;
  }
  if (!state.hasEarlier) return null;
  const load = async (): Promise<void> => {
    setIsLoading(true);
    setError(undefined);
    await chat.loadEarlier().catch(setError);
    setIsLoading(false);
  };
  return (
    <>
      {error !== undefined && <p role="alert">{errorText(error)}</p>}
      <Button busy={isLoading} busyLabel={t('site:loading')} onClick={() => void load()}>
        {t('earlier')}
      </Button>
    </>
  );
}
