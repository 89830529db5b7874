import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import type { ChatEntry, ChatThreadProps } from './chat-types.ts';
import {
  Author,
  Bubble,
  Frame,
  Log,
  LogFrame,
  Messages,
  NewMessages,
  Retry,
  Status,
  SystemLine,
  Typing,
} from './chat-thread-parts.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

export type { ChatEntry, ChatMessageStatus, ChatThreadLabels, ChatThreadProps } from './chat-types.ts';

/** Messages of two sides with a composer. Stays at the newest message unless the user reads older ones. */
export function ChatThread(props: ChatThreadProps) {
  const { labels, entries, typing, onRetry, onSend, limit, ended, suggestions } = props;
  const last = entries.at(-1);
  const isOwn = last?.kind === 'message' && last.side === 'own';
  const { log, hasNewBelow, scrollToEnd, onScroll } = useStickToEnd(last?.id, isOwn);
  return (
    <Frame>
      <LogFrame>
        {/* Focusable, so that it can be scrolled by keys. Announces added messages only. */}
        <Log
          ref={log}
          role="log"
          aria-label={labels.log}
          aria-live="polite"
          aria-relevant="additions"
          tabIndex={0}
          onScroll={onScroll}
        >
          <Messages>
            {entries.map((entry) =>
              entry.kind === 'system' ? (
                <SystemLine key={entry.id}>{entry.text}</SystemLine>
              ) : (
                <ChatBubble key={entry.id} entry={entry} labels={labels} onRetry={onRetry} />
              ),
            )}
          </Messages>
          {suggestions}
        </Log>
        {hasNewBelow && (
          <NewMessages>
            <Button startIcon={<Icon name="chevronDown" size={18} />} onClick={scrollToEnd}>
              {labels.newMessages}
            </Button>
          </NewMessages>
        )}
      </LogFrame>
      <Typing role="status">{typing}</Typing>
      {ended ?? <ChatComposer labels={labels} limit={limit} onSend={onSend} />}
    </Frame>
  );
}

interface ChatBubbleProps extends Pick<ChatThreadProps, 'labels' | 'onRetry'> {
  entry: Extract<ChatEntry, { kind: 'message' }>;
}

function ChatBubble({ entry, labels, onRetry }: ChatBubbleProps) {
  const { id, side, author, text, time, status } = entry;
  const isOwn = side === 'own';
  return (
    <Bubble data-own={isOwn} data-status={status}>
      {isOwn ? <VisuallyHidden>{labels.you}</VisuallyHidden> : author !== undefined && <Author>{author}</Author>}
      <div dir="auto">{text}</div>
      {status === 'failed' ? (
        <Retry variant="quiet" startIcon={<Icon name="warning" size={16} />} onClick={() => onRetry(id)}>
          {labels.retry}
        </Retry>
      ) : (
        <Status>
          {time}
          {status !== undefined && `, ${labels.status[status]}`}
        </Status>
      )}
    </Bubble>
  );
}
