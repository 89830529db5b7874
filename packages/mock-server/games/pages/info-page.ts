import { formatMoney } from '@croupier/sdk/rules';

import { methodById } from '../../src/domain/deposits/index.ts';
import { appReleases, channels } from '../../src/domain/site/index.ts';
import { documentOf, html, timeElement, notFoundPage, type PageAnswer, type PageRequest } from './page.ts';

/** Answers the page of a social or service channel. */
export function answerChannel(request: PageRequest): PageAnswer {
  const { rest, t } = request;
  const name = channels.find(({ id }) => id.toLowerCase() === rest)?.labelNameEn;
  if (name === undefined) return notFoundPage(request);
  return infoPage(request, { title: name, kind: t('channel'), text: t('channelText', { name }) });
}

/** Answers the download page of a phone app. */
export function answerApp(request: PageRequest): PageAnswer {
  const { rest, t } = request;
  const platform = rest === 'ios' || rest === 'android' ? rest : undefined;
  if (platform === undefined) return notFoundPage(request);
  const facts = [
    [t('device'), platform === 'ios' ? 'iOS' : 'Android'],
    [t('version'), appReleases[platform].version],
  ] as const;
  return infoPage(request, { title: t('app'), kind: t('download'), text: t('appText'), facts });
}

/** Answers the page of a payment provider for an order; its URL has the order's page token. */
export function answerPayment(request: PageRequest): PageAnswer {
  const { context, rest, query, t, locale } = request;
  const order = context.store.depositOrders.get(rest);
  const method = order && methodById.get(order.methodId);
  const isTokenValid = order !== undefined && order.pageToken !== null && order.pageToken === query.get('t');
  if (!isTokenValid || method === undefined) return notFoundPage(request);
  const facts = [
    [t('amount'), formatMoney(order.amount, order.currency, locale)],
    [t('order'), order.id],
    [t('payBefore'), timeElement(locale, order.expiresAt)],
  ] as const;
  return infoPage(request, {
    title: locale === 'fil' ? method.name.TY : method.name.EN,
    kind: t('payment'),
    text: t('paymentText'),
    facts,
  });
}

interface Info {
  readonly title: string;
  readonly kind: string;
  readonly text: string;
  readonly facts?: readonly (readonly [name: string, value: string | ReturnType<typeof html>])[];
}

function infoPage(request: PageRequest, { title, kind, text, facts = [] }: Info): PageAnswer {
  const list = facts.map(
    ([name, value]) =>
      html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`,
  );
  const content = html`<main class="sheet-page">
    <p class="lead">${text}</p>
    ${list.length === 0 ? [] : html`<dl class="facts">${list}</dl>`}
  </main>`;
  return documentOf(request, { title, kind, content });
}
