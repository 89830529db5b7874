/**
 * Opens an empty window, to be called while a press is handled: browsers block windows that are opened later. The window has
 * no access to this page. Undefined when the browser blocks it.
 */
export function openBlankWindow(features?: string): Window | undefined {
  const opened = window.open('about:blank', '_blank', features);
  if (opened === null) return undefined;
  opened.opener = null;
  return opened;
}
