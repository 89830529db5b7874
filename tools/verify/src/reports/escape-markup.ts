const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Control characters other than tab and line ends. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}/gu;

/** Escapes a text for an element or a quoted attribute of HTML or XML, without characters that XML forbids. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (one) => REFERENCES[one] ?? one);
}
