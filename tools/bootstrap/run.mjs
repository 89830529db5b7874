// The entry of every script of the root package.json: `node tools/bootstrap/run.mjs <command> [arguments]`.
// This file and environment.mjs keep to the syntax of Node 12, so that an old Node gets one clear line
// instead of a syntax error; everything newer is loaded behind the check.
import { troubleWithSystemNode } from './environment.mjs';

const trouble = troubleWithSystemNode(process);
if (trouble) {
  console.error(trouble);
  process.exitCode = 1;
} else {
  void import('./main.mjs').then(({ main }) => main(process.argv.slice(2)));
}
