import { startApp } from './start-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
await startApp(root);
