export { addMessage, isServiceTalk, LONGEST_MESSAGE, messagesOf, newServiceTalk } from './chat-messages.ts';
export { launchChat, redeemChatToken } from './live-chats.ts';
export { liveRooms, presenters } from './live.data.ts';
export { findPresenter, listModels, listRooms } from './live.ts';
