/** Shows the site of another brand: the server reads the cookie when it answers `config.json`. Loads the page again. */
export function chooseBrand(id: string): void {
  document.cookie = `developer-brand=${id}; Path=/; SameSite=Lax`;
  location.reload();
}
