/**
 * Shows the form that opens a session of a sandbox account. The login of the contract is an encrypted call, so the control
 * call of the mock is used. Stays hidden on a server without control calls.
 */
export async function showSessionForm(setToken: (token: string) => void): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('#session');
  const select = form?.querySelector('select');
  const output = form?.querySelector('output');
  if (!form || !select || !output) throw new Error('The page has no form for the session.');

  const answer = await fetch('/__mock/personas').catch(() => undefined);
  if (!answer?.ok) return;
  const { personas }: { personas: Record<string, { account: string; shows: string }> } = await answer.json();
  for (const [persona, { account, shows }] of Object.entries(personas)) {
    select.append(new Option(`${account}: ${shows}`, persona));
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    output.value = '';
    void openSession(select.value, setToken).then((message) => (output.value = message));
  });
  form.hidden = false;
}

/** Returns the message to show. */
async function openSession(persona: string, setToken: (token: string) => void): Promise<string> {
  const answer = await fetch('/__mock/login', { method: 'POST', body: JSON.stringify({ persona }) });
  if (!answer.ok) return `The sandbox answered ${answer.status}.`;
  const { account, token }: { account: string; token: string } = await answer.json();
  setToken(token);
  return `Calls are sent as ${account}.`;
}
