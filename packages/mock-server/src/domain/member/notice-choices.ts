import type { NoticeChoices } from '@croupier/sdk/types';

import { sessionOf, type CallContext } from '../kernel/index.ts';

/** The notices that the caller has chosen; all off until then. */
export function getNoticeChoices(context: CallContext): NoticeChoices {
  const row = context.store.noticeChoices.get(sessionOf(context).memberId);
  const { inbox = false, email = false, sms = false } = row ?? {};
  return { promotions: { inbox, email, sms } };
}

/** Replaces the choices of the caller. */
export function chooseNotices(context: CallContext, { promotions }: NoticeChoices): NoticeChoices {
  const { store } = context;
  const { memberId } = sessionOf(context);
  store.transact(() => {
    if (store.noticeChoices.get(memberId) === undefined) store.noticeChoices.insert({ id: memberId, ...promotions });
    else store.noticeChoices.update(memberId, promotions);
  });
  return getNoticeChoices(context);
}
