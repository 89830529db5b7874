import { listModels, listRooms } from '../domain/live/live.ts';
import type { Handler } from '../gateway/handler.ts';

export const listLiveRooms: Handler<'listLiveRooms'> = ({ query = {} }, context) => listRooms(context, query);

export const listLiveModels: Handler<'listLiveModels'> = ({ query = {} }, context) => listModels(context, query);
