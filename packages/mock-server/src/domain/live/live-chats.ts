import type { LanguageCode } from '@croupier/sdk/types';

import type { LiveChatRow } from '../../store/rows/live.ts';
import { sessionOf, chatPage, Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { listLanguages } from '../site/index.ts';
import { findPresenter } from './live.ts';

/**
 * Opens a chat with a presenter and returns the URL of its page on this server. Refuses an unknown presenter with
 * NOT_FOUND, and a presenter off air with GAME_LAUNCH_FAILED.
 */
export function launchChat(
  context: CallContext,
  { modelId, language }: { readonly modelId: string; readonly language?: LanguageCode | undefined },
): { chatUrl: string } {
  const { store, clock, random, secrets } = context;
  const presenter = findPresenter(context, modelId);
  if (presenter === undefined) throw new Refusal('NOT_FOUND');
  if (!presenter.online) throw new Refusal('GAME_LAUNCH_FAILED');
  const chat = store.transact(() =>
    store.liveChats.insert({
      id: `lc_${random.hex(12)}`,
      token: `ch_${secrets.hex(32)}`,
      memberId: sessionOf(context).memberId,
      modelId,
      language: language ?? listLanguages(context).default,
      openedAt: clock.now().toISOString(),
      usedAt: null,
    }),
  );
  const parameters = new URLSearchParams({ t: chat.token, language: chat.language });
  return { chatUrl: chatPage(context.caller.origin, parameters) };
}

/** Uses up the token of a chat URL. Refuses an unknown or used one with LAUNCH_TOKEN_INVALID. */
export function redeemChatToken({ store, clock }: DomainContext, token: string): LiveChatRow {
  const [chat] = store.liveChats.findBy('token', token);
  if (chat === undefined || chat.usedAt !== null) throw new Refusal('LAUNCH_TOKEN_INVALID');
  return store.transact(() => store.liveChats.update(chat.id, { usedAt: clock.now().toISOString() }));
}
