// Sends the choice to the page that opened the window, and closes it.
const { origin = '', state = '', token = '' } = document.getElementById('answer')?.dataset ?? {};
const opener: unknown = window.opener;
if (opener !== null && typeof opener === 'object') {
  const choice = token === '' ? { error: 'REFUSED' } : { idToken: token };
  window.opener.postMessage({ type: 'sandbox-identity', state, ...choice }, origin);
  window.close();
}

export {};
