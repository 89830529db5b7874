// The entry of every script of the root package.json: `node tools/bootstrap/run.mjs <command> [arguments]`.
// This file and environment.mjs use the syntax of Node 12, so that an old Node prints one line instead of a syntax error;
// everything else is loaded after the check.
import { systemNodeProblem } from './environment.mjs';

const problem = systemNodeProblem(process);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  void import('./main.mjs').then(({ main }) => main(process.argv.slice(2)));
}
