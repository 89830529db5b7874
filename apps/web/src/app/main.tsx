import { startApp } from './start-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// A task of its own: to read the code has held the page long enough.
await new Promise((resume) => setTimeout(resume));
await startApp(root);
