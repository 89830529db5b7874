/** Time in ms after which the browser has read the file. */
const REVOKE_AFTER_MS = 60_000;

/** Saves a file that the page has made or received. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
