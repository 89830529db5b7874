/** Plain text of HTML, for searches and previews; parsed without running or loading anything. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('</', ' </'), 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
