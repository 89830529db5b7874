import { launchChat } from '../domain/live/live-chats.ts';
import { listModels, listRooms } from '../domain/live/live.ts';
import { sessionOf, type Handler } from '../gateway/handler.ts';

export const listLiveRooms: Handler<'listLiveRooms'> = ({ query }, context) => listRooms(context, query);

export const listLiveModels: Handler<'listLiveModels'> = ({ query }, context) => listModels(context, query);

export const launchLiveChat: Handler<'launchLiveChat'> = ({ body }, context) =>
  launchChat(context, sessionOf(context).memberId, { ...body, origin: context.origin });
