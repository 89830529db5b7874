import type { DomainContext } from '../../domain/context.ts';
import { redeemChatToken } from '../../domain/live/live-chats.ts';
import { findPresenter } from '../../domain/live/live.ts';
import {
  isServiceTalk,
  messagesOf,
  LONGEST_MESSAGE,
  newServiceTalk,
  addMessage as keep,
} from '../../domain/live/chat-messages.ts';
import { presenterAddress } from '../../domain/addresses.ts';
import { Refusal } from '../../domain/refusal.ts';
import {
  documentOf,
  html,
  timeElement,
  notFoundPage,
  withParameters,
  type PageAnswer,
  type PageRequest,
} from './page.ts';

interface ChatPartner {
  readonly name: string;
  readonly kind: string;
  readonly hello: string;
  readonly photo?: string;
}

/** Answers a chat with a presenter. The address's token is valid once; the redirect has the chat's id. */
export function answerChat(request: PageRequest): PageAnswer {
  const { context, query, t } = request;
  const token = query.get('t');
  if (token !== null) {
    const opened = openChat(context, token);
    return opened === undefined ? notFoundPage(request) : goTo(request, { t: undefined, c: opened });
  }
  const id = query.get('c') ?? '';
  const chat = context.store.liveChats.get(id);
  if (chat === undefined || chat.usedAt === null) return notFoundPage(request);
  if (request.method === 'POST') return send(request, id);
  const name = findPresenter(context, chat.modelId)?.name ?? '';
  const member = context.store.members.get(chat.memberId);
  const player = member?.nickname ?? member?.account ?? '';
  const hello = t('presenterHello', { name, player });
  return draw(request, id, { name, kind: t('presenter'), hello, photo: presenterAddress(chat.modelId) });
}

/** Answers a chat with customer service, for guests too. It is created by the first message. */
export function answerService(request: PageRequest): PageAnswer {
  const { context, method, query, t } = request;
  const id = query.get('c') ?? '';
  if (id !== '' && !isServiceTalk(id)) return notFoundPage(request);
  if (method === 'POST') return send(request, id === '' ? newServiceTalk(context) : id);
  return draw(request, id, { name: t('service'), kind: 'Croupier', hello: t('serviceHello') });
}

function openChat(context: DomainContext, token: string): string | undefined {
  try {
    return redeemChatToken(context, token).id;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function send(request: PageRequest, id: string): PageAnswer {
  keep(request.context, id, new URLSearchParams(request.body).get('text') ?? '');
  return goTo(request, { c: id });
}

function goTo({ query }: PageRequest, changes: Record<string, string | undefined>): PageAnswer {
  return { status: 303, headers: { Location: withParameters(query, changes) }, body: '' };
}

function draw(request: PageRequest, id: string, { name, kind, hello, photo }: ChatPartner): PageAnswer {
  const { context, locale, query, t } = request;
  const lines = messagesOf(context, id).map(
    ({ text, at }) =>
      html`<li class="mine">
        <p class="bubble">${text}</p>
        <p class="when">${t('you')} · ${timeElement(locale, at)}</p>
      </li>`,
  );
  const face =
    photo === undefined
      ? html`<span class="face" aria-hidden="true">C</span>`
      : html`<img class="face" src="${photo}" alt="" />`;
  const content = html` <main class="talk">
    <p class="notice-quiet">${t('nobody')}</p>
    <ol class="lines" aria-label="${t('talk')}">
      <li class="theirs">
        ${face}
        <div>
          <p class="bubble">${hello}</p>
          <p class="when">${name}</p>
        </div>
      </li>
      ${lines}
    </ol>
    <form class="write" method="post" action="${withParameters(query, {})}">
      <label class="visually-hidden" for="text">${t('message')}</label>
      <input
        id="text"
        name="text"
        maxlength="${LONGEST_MESSAGE}"
        required
        autocomplete="off"
        autofocus
        placeholder="${t('message')}"
      />
      <button type="submit" class="go small">${t('send')}</button>
    </form>
  </main>`;
  return documentOf(request, { title: name, kind, content });
}
