import { presenterAddress, Refusal, type DomainContext } from '../../src/domain/kernel/index.ts';
import {
  redeemChatToken,
  findPresenter,
  isServiceTalk,
  messagesOf,
  LONGEST_MESSAGE,
  newServiceTalk,
  addMessage,
} from '../../src/domain/live/index.ts';
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
  readonly greeting: string;
  readonly photo?: string;
}

/** Answers a chat with a presenter. The token `t` is valid once; it redirects to the chat's id `c`. */
export function answerChat(request: PageRequest): PageAnswer {
  const { context, query, t } = request;
  const token = query.get('t');
  if (token !== null) {
    const chatId = openChat(context, token);
    return chatId === undefined ? notFoundPage(request) : redirect(request, { t: undefined, c: chatId });
  }
  const id = query.get('c') ?? '';
  const chat = context.store.liveChats.get(id);
  if (chat === undefined || chat.usedAt === null) return notFoundPage(request);
  if (request.method === 'POST') return send(request, id);
  const name = findPresenter(context, chat.modelId)?.name ?? '';
  const member = context.store.members.get(chat.memberId);
  const player = member?.nickname ?? member?.account ?? '';
  const greeting = t('presenterHello', { name, player });
  return chatPage(request, id, { name, kind: t('presenter'), greeting, photo: presenterAddress(chat.modelId) });
}

/** Answers a chat with customer service, for guests too. The first message creates the chat. */
export function answerService(request: PageRequest): PageAnswer {
  const { context, method, query, t } = request;
  const id = query.get('c') ?? '';
  if (id !== '' && !isServiceTalk(id)) return notFoundPage(request);
  if (method === 'POST') return send(request, id === '' ? newServiceTalk(context) : id);
  return chatPage(request, id, { name: t('service'), kind: 'Croupier', greeting: t('serviceHello') });
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
  addMessage(request.context, id, new URLSearchParams(request.body).get('text') ?? '');
  return redirect(request, { c: id });
}

function redirect({ query }: PageRequest, changes: Record<string, string | undefined>): PageAnswer {
  return { status: 303, headers: { Location: withParameters(query, changes) }, body: '' };
}

function chatPage(request: PageRequest, id: string, { name, kind, greeting, photo }: ChatPartner): PageAnswer {
  const { context, locale, query, t } = request;
  const messages = messagesOf(context, id).map(
    ({ text, at }) =>
      html`<li class="mine">
        <p class="bubble">${text}</p>
        <p class="when">${t('you')} · ${timeElement(locale, at)}</p>
      </li>`,
  );
  const avatar =
    photo === undefined
      ? html`<span class="face" aria-hidden="true">C</span>`
      : html`<img class="face" src="${photo}" alt="" />`;
  const content = html` <main class="talk">
    <p class="notice-quiet">${t('nobody')}</p>
    <ol class="lines" aria-label="${t('talk')}">
      <li class="theirs">
        ${avatar}
        <div>
          <p class="bubble">${greeting}</p>
          <p class="when">${name}</p>
        </div>
      </li>
      ${messages}
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
