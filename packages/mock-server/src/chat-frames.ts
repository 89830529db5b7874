import { zChatOpenFrame, zChatPingFrame, zChatReadFrame, zChatSendFrame } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

/** Maximum length of a message in code points; the generated rule counts UTF-16 units. */
const MAX_MESSAGE = 1000;
const isShort = (text: string): boolean => Array.from(text).length <= MAX_MESSAGE;

const content = z.string().check(z.minLength(1), z.refine(isShort));

const chatFrame = z.discriminatedUnion('type', [
  zChatOpenFrame,
  z.extend(zChatSendFrame, { content }),
  zChatReadFrame,
  zChatPingFrame,
]);

/** A frame of the client. */
export type ChatFrame = z.infer<typeof chatFrame>;

/** Undefined for JSON that is no frame of the contract. */
export function parseChatFrame(text: string): ChatFrame | undefined {
  return chatFrame.safeParse(JSON.parse(text)).data;
}
