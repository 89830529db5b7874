import { keepInstallPrompt } from '../shared/install/install-prompt.ts';
import { startApp } from './start-app.tsx';

// At once: the browser offers it before the app has started.
keepInstallPrompt();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// In a separate task, because evaluating the modules has already blocked the main thread.
await new Promise((resolve) => setTimeout(resolve));
// The app may go elsewhere while it starts.
const openedAt = import.meta.env.DEV ? location.href : '';
const { queryClient } = await startApp(root);
if (import.meta.env.DEV) {
  const { mountDeveloperPanel } = await import('../developer/mount-developer-panel.tsx');
  await mountDeveloperPanel(queryClient, openedAt);
}
