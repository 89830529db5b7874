import { findByEmail } from '../../src/domain/member/index.ts';
import { socialTokenOf } from '../../src/domain/session/index.ts';
import { documentOf, html, notFoundPage, withParameters, type PageAnswer, type PageRequest } from '../pages/page.ts';
import { PROVIDER_USERS, type ProviderUser } from './people.data.ts';

type Provider = Parameters<typeof socialTokenOf>[0];
const PROVIDERS: Readonly<Record<string, { readonly id: Provider; readonly name: string }>> = {
  google: { id: 'GOOGLE', name: 'Google' },
  facebook: { id: 'FACEBOOK', name: 'Facebook' },
};
/** Opener and page then stay connected, see the site's header of the same name. */
const HEADERS = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

interface Request extends PageRequest {
  readonly provider: (typeof PROVIDERS)[string];
  /** Origin of the page that opened the window; the answer is sent there only. */
  readonly origin: string;
  /** Random value of that page, which the answer repeats. */
  readonly state: string;
}

/**
 * Answers the window in which a visitor chooses the user to sign in as at a social provider, or refuses. The second page
 * sends the choice to the opener and closes.
 */
export function answerIdentity(request: PageRequest): PageAnswer {
  const { rest, query, method } = request;
  const provider = Object.hasOwn(PROVIDERS, rest) ? PROVIDERS[rest] : undefined;
  const origin = query.get('origin') ?? '';
  const state = query.get('state') ?? '';
  if (provider === undefined || !isOrigin(origin) || !/^[\w-]{16,64}$/.test(state)) return notFoundPage(request);
  const opened = { ...request, provider, origin, state };
  return method === 'POST' ? sendChoice(opened) : askForChoice(opened);
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.origin === text && /^https?:$/.test(url.protocol);
}

function askForChoice(request: Request): PageAnswer {
  const { query, provider, t } = request;
  const people = PROVIDER_USERS.map(
    (user) =>
      html`<li>
        <button type="submit" name="person" value="${user.subject}" class="person">
          <span class="face" aria-hidden="true">${user.name.slice(0, 1)}</span>
          <span class="who"><b>${user.name}</b><span>${user.email ?? t('noEmail')}</span></span>
          <span class="fate">${t(fateOf(request, user))}</span>
        </button>
      </li>`,
  );
  const content = html`<main class="sheet-page">
    <p class="lead">${t('identityText', { provider: provider.name })}</p>
    <form class="choose" method="post" action="${withParameters(query, {})}">
      <h2>${t('identityWho')}</h2>
      <ul class="people">
        ${people}
      </ul>
      <button type="submit" name="person" value="" class="refuse">${t('identityRefuse')}</button>
    </form>
  </main>`;
  const title = t('identityTitle', { provider: provider.name });
  return { ...documentOf(request, { title, kind: t('identityKind'), content }), headers: HEADERS };
}

/** Key of the text that says what a sign-in as this user leads to. */
function fateOf({ context, provider }: Request, { subject, email }: ProviderUser) {
  const { store } = context;
  const linked = store.identities.get(`${provider.id}:${subject}`)?.memberId;
  if (linked !== undefined) return 'identityKnown';
  return email !== undefined && findByEmail(context, email) !== undefined ? 'identityTaken' : 'identityNew';
}

function sendChoice(request: Request): PageAnswer {
  const { body, provider, origin, state, t } = request;
  const chosen = new URLSearchParams(body).get('person') ?? '';
  const user = PROVIDER_USERS.find(({ subject }) => subject === chosen);
  const token = user === undefined ? '' : socialTokenOf(provider.id, { subject: user.subject, email: user.email });
  const content = html`<main class="sheet-page">
    <p class="lead" id="answer" data-origin="${origin}" data-state="${state}" data-token="${token}">
      ${t('identityDone')}
    </p>
    <script type="module" src="/mock-games/identity/client/send-choice.js"></script>
  </main>`;
  const title = t('identityTitle', { provider: provider.name });
  return { ...documentOf(request, { title, kind: t('identityKind'), content }), headers: HEADERS };
}
