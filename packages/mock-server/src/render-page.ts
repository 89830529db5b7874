/** Browser functions used to show a page. */
export interface PageRenderer {
  readonly show: (markup: string) => void;
  readonly goTo: (address: string) => void;
}

/** Shows the answer to a page request in the browser, or follows its redirect. */
export async function renderPage(
  request: Request,
  answer: (request: Request) => Promise<Response>,
  { show, goTo }: PageRenderer,
): Promise<void> {
  const answered = await answer(request);
  const next = answered.headers.get('Location');
  if (next === null) show(await answered.text());
  else goTo(new URL(next, request.url).href);
}
