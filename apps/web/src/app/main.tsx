import { startApp } from './start-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// In a separate task: evaluating the code has already blocked the page long enough.
await new Promise((resume) => setTimeout(resume));
await startApp(root);
