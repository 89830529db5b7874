export { addMessage, type NewMessage } from './add-message.ts';
export { deleteMessages, getUnreadCount, markMessagesRead, readMessage } from './change-messages.ts';
export { dayText, fillText, moneyText, paragraphsOf } from './compose.ts';
export { countUnread } from './inbox.ts';
export { listMessages } from './list-messages.ts';
