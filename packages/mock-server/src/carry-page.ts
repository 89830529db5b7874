/** Browser functions used to show a page. */
export interface PageShower {
  readonly show: (markup: string) => void;
  readonly goTo: (address: string) => void;
}

/** Shows the answer to a page request in the browser, or follows its redirect. */
export async function carryPage(
  request: Request,
  answer: (request: Request) => Promise<Response>,
  { show, goTo }: PageShower,
): Promise<void> {
  const answered = await answer(request);
  const next = answered.headers.get('Location');
  if (next === null) show(await answered.text());
  else goTo(new URL(next, request.url).href);
}
