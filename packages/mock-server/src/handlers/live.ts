import * as live from '../domain/live/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const listLiveRooms: Handler<'listLiveRooms'> = ({ query }, context) => live.listRooms(context, query);

export const listLiveModels: Handler<'listLiveModels'> = ({ query }, context) => live.listModels(context, query);

export const launchLiveChat: Handler<'launchLiveChat'> = ({ body }, context) => live.launchChat(context, body);
