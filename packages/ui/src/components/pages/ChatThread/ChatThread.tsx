import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import type { ChatEntry, ChatThreadProps } from './chat-types.ts';
import {
  Author,
  Bubble,
  Earlier,
  Ended,
  Frame,
  Loading,
  Log,
  LogFrame,
  Messages,
  NewMessages,
  Notice,
  Retry,
  Status,
  Suggestions,
  SystemLine,
  Typing,
} from '../internal/chat-thread-parts.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

export type { ChatEntry, ChatMessageStatus, ChatThreadLabels, ChatThreadProps } from './chat-types.ts';

/** Messages of two sides with a composer. Stays at the newest message unless the user reads older ones. */
export function ChatThread(props: ChatThreadProps) {
  const { labels, entries, typing, onRetry, onSend, limit, ended, suggestions, earlier, notice, loading } = props;
  const { draft, onDraft, focusField } = props;
  const last = entries.at(-1);
  const isOwn = last?.kind === 'message' && last.side === 'own';
  const { log, hasNewBelow, scrollToEnd, onScroll } = useStickToEnd({
    firstId: entries.find(({ kind }) => kind === 'message')?.id,
    lastId: last?.id,
    isOwn,
  });
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
          {earlier && <Earlier>{earlier}</Earlier>}
          <Messages>
            {entries.map((entry) =>
              entry.kind === 'system' ? (
                <SystemLine key={entry.id}>{entry.text}</SystemLine>
              ) : (
                <ChatBubble key={entry.id} entry={entry} labels={labels} onRetry={onRetry} />
              ),
            )}
          </Messages>
          {loading !== undefined && <LoadingMessages label={loading} />}
          {suggestions && <Suggestions>{suggestions}</Suggestions>}
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
      {notice && <Notice>{notice}</Notice>}
      {ended ? <Ended>{ended}</Ended> : <ChatComposer {...{ labels, limit, onSend, draft, onDraft, focusField }} />}
    </Frame>
  );
}

/** Sizes of the placeholders. */
const PLACEHOLDERS = [
  ['62%', '64px'],
  ['48%', '64px'],
  ['78%', '104px'],
] as const;

function LoadingMessages({ label }: { label: string }) {
  return (
    <Loading data-breathing>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {PLACEHOLDERS.map(([width, height]) => (
        <Skeleton key={width} shape="box" width={width} height={height} />
      ))}
    </Loading>
  );
}

interface ChatBubbleProps extends Pick<ChatThreadProps, 'labels' | 'onRetry'> {
  entry: Extract<ChatEntry, { kind: 'message' }>;
}

function ChatBubble({ entry, labels, onRetry }: ChatBubbleProps) {
  const { id, side, author, text, time, status, failure } = entry;
  const isOwn = side === 'own';
  return (
    <Bubble data-own={isOwn} data-status={status}>
      {isOwn ? <VisuallyHidden>{labels.you}</VisuallyHidden> : author !== undefined && <Author>{author}</Author>}
      <div dir="auto">{text}</div>
      {status === 'failed' ? (
        <Retry variant="quiet" startIcon={<Icon name="warning" size={16} />} onClick={() => onRetry(id)}>
          {failure ?? labels.retry}
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
