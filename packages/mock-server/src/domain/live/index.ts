export { addMessage, isServiceTalk, LONGEST_MESSAGE, messagesOf, newServiceTalk } from './chat-messages.ts';
export { launchChat, redeemChatToken } from './live-chats.ts';
export { liveRooms, presenters } from './live.data.ts';
export { findPresenter, findRoom, isRoomOpen, listModels, listRooms } from './live.ts';
export { drawBaccarat, drawTable } from './table-draws.ts';
export {
  drawTableRound,
  lastEndedAt,
  randomOfRound,
  tableRound,
  tableRoundAt,
  type TableRound,
} from './table-rounds.ts';
