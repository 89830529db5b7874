import { runCommand } from './command/run-command.ts';
import { runProxyCommand } from './command/run-proxy-command.ts';

const [name, ...others] = process.argv.slice(2);
const terminal = {
  write: (text: string) => process.stdout.write(text),
  isColoured: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
};
process.exitCode =
  name === 'proxy' ? await runProxyCommand(others, terminal) : await runCommand(process.argv.slice(2), terminal);
