import type { ChatRoom, ChatState } from '@croupier/sdk/chat';

export interface ChatViewProps {
  readonly chat: ChatRoom;
  readonly state: ChatState;
  readonly memberId: string;
}
