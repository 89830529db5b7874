export { addMessage, type NewMessage } from './add-message.ts';
export { countUnread } from './inbox.ts';
