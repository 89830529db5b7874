import { startApp } from './start-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// In a separate task, because evaluating the modules has already blocked the main thread.
await new Promise((resolve) => setTimeout(resolve));
await startApp(root);
