import type { ReactNode } from 'react';

/** `failed`: not sent, can be tried again. */
export type ChatMessageStatus = 'sending' | 'sent' | 'read' | 'failed';

export type ChatEntry =
  | {
      kind: 'message';
      id: string;
      /** `own` is the user's side. */
      side: 'own' | 'other';
      /** Shown above the first message of the other side in a row. */
      author?: string;
      text: ReactNode;
      /** Formatted time, e.g. 7:14 PM. */
      time: string;
      /** Of own messages. */
      status?: ChatMessageStatus;
      /** Why a message that failed was not sent, in place of the text of the button to try again. */
      failure?: string | undefined;
    }
  /** A day, or a line of the system: 'Today', 'Tala has joined'. */
  | { kind: 'system'; id: string; text: ReactNode };

export interface ChatThreadLabels {
  /** Accessible name of the messages. */
  log: string;
  /** Read before own messages. */
  you: string;
  status: Record<Exclude<ChatMessageStatus, 'failed'>, string>;
  /** Text of the button of a message that was not sent: 'Not sent. Tap to try again'. */
  retry: string;
  newMessages: string;
  composer: string;
  placeholder: string;
  send: string;
  /** Rest of the allowed length, shown when it is short; negative above the limit. */
  left: (count: number) => string;
}

export interface ChatThreadProps {
  labels: ChatThreadLabels;
  /** Oldest first. */
  entries: readonly ChatEntry[];
  /** 'Tala is writing'; undefined while nobody is. */
  typing?: string | undefined;
  onRetry: (id: string) => void;
  onSend: (text: string) => void;
  /** Maximum length of a message in code points. */
  limit: number;
  /** In place of the composer: the chat has ended, or it is closed for this visitor. */
  ended?: ReactNode;
  /** Announced text of placeholders in place of the messages, while they load. */
  loading?: string | undefined;
  /** Below the messages: a paragraph and buttons of topics to start with. */
  suggestions?: ReactNode;
  /** Above the messages: a button that loads older ones. */
  earlier?: ReactNode;
  /** Above the composer: the state of the connection. */
  notice?: ReactNode;
  /** Text in the field at first. */
  draft?: string;
  onDraft?: (text: string) => void;
  /** Gives the field the focus when the dialog around it has it. */
  focusField?: boolean;
}
