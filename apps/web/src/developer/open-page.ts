/** Opens a page of the app without a reload: the router of the app reads the address when the history moves. */
export function openPage(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
