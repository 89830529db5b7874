/** What a browser does with the answer to a page that it opens. */
export interface PageShower {
  readonly show: (markup: string) => void;
  readonly goTo: (address: string) => void;
}

/** Carries the answer to a page where no server can: shows it, or goes where it sends the browser on to. */
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
