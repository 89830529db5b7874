import { methodById } from '../../domain/deposits/methods.data.ts';
import { appReleases } from '../../domain/system/app-releases.data.ts';
import { channelNames } from '../../domain/system/links.data.ts';
import { createMoneyFormat } from '../client/money.ts';
import { documentOf, html, momentIn, nothingHere, type PageAnswer, type PageRequest } from './page.ts';

/** Where a channel of the site, or customer service in it, would be opened. */
export function answerChannel(request: PageRequest): PageAnswer {
  const { rest, say } = request;
  const name = Object.hasOwn(channelNames, rest) ? channelNames[rest] : undefined;
  if (name === undefined) return nothingHere(request);
  return explain(request, { title: name, kind: say('channel'), text: say('channelText', { name }) });
}

/** Where an app for phones would be downloaded. */
export function answerApp(request: PageRequest): PageAnswer {
  const { rest, say } = request;
  const platform = rest === 'ios' || rest === 'android' ? rest : undefined;
  if (platform === undefined) return nothingHere(request);
  const facts = [
    [say('device'), platform === 'ios' ? 'iOS' : 'Android'],
    [say('version'), appReleases[platform].version],
  ] as const;
  return explain(request, { title: say('app'), kind: say('download'), text: say('appText'), facts });
}

/** Where a payment provider would take the money. Whoever has the address that was handed out may look. */
export function answerPayment(request: PageRequest): PageAnswer {
  const { context, rest, query, say, locale } = request;
  const order = context.store.depositOrders.get(rest);
  const method = order && methodById.get(order.methodId);
  const isHandedOut = order !== undefined && order.pageToken !== null && order.pageToken === query.get('t');
  if (!isHandedOut || method === undefined) return nothingHere(request);
  const facts = [
    [say('amount'), createMoneyFormat(locale, order.currency)(order.amount)],
    [say('order'), order.id],
    [say('payBefore'), momentIn(locale, order.expiresAt)],
  ] as const;
  return explain(request, {
    title: locale === 'fil' ? method.name.TY : method.name.EN,
    kind: say('payment'),
    text: say('paymentText'),
    facts,
  });
}

interface Explained {
  readonly title: string;
  readonly kind: string;
  readonly text: string;
  readonly facts?: readonly (readonly [name: string, value: string | ReturnType<typeof html>])[];
}

function explain(request: PageRequest, { title, kind, text, facts = [] }: Explained): PageAnswer {
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
