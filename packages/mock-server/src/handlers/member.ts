import { getMember } from '../domain/member.ts';
import { sessionOf, type Handler } from '../gateway/handler.ts';

export const getMemberInfo: Handler<'getMemberInfo'> = (_input, context) =>
  getMember(context, sessionOf(context).memberId);
