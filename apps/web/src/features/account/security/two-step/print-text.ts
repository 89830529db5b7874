/** Time in ms after which a frame is removed although its printing was not reported, as on phones. */
const REMOVE_AFTER_MS = 60_000;

/** Prints a heading and lines alone, without the page around them. */
export function printText(heading: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = heading;
  document.body.append(frame);
  const { contentDocument: content, contentWindow: printed } = frame;
  if (content === null || printed === null) return frame.remove();
  const title = content.createElement('h1');
  title.textContent = heading;
  const list = content.createElement('pre');
  list.textContent = lines.join('\n');
  content.body.append(title, list);
  printed.addEventListener('afterprint', () => frame.remove());
  setTimeout(() => frame.remove(), REMOVE_AFTER_MS);
  printed.print();
}
