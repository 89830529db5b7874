import { keepInstallPrompt } from '../shared/install/install-prompt.ts';
import { startApp } from './start-app.tsx';

// At once: the browser offers it before the app has started.
keepInstallPrompt();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// In a separate task, because evaluating the modules has already blocked the main thread.
await new Promise((resolve) => setTimeout(resolve));
// In development and in the sandbox; a build for production has no code of it.
const hasPanel = import.meta.env.MODE !== 'production';
// The app may go elsewhere while it starts.
const openedAt = hasPanel ? location.href : '';
const { queryClient } = await startApp(root);
if (hasPanel) {
  const { mountDeveloperPanel } = await import('../developer/mount-developer-panel.tsx');
  await mountDeveloperPanel(queryClient, openedAt);
}
