import { runCommand } from './command/run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  isColoured: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
});
