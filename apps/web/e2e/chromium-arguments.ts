/** Arguments of Chromium for journeys: it runs without a sandbox, a GPU and services that a test does not need. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell would place glyphs on whole pixels, unlike a whole browser.
  '--font-render-hinting=none',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
