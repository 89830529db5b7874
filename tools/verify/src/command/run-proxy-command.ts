import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';

import type { Operation } from '../contract/operations.ts';
import { formatProxiedAnswer } from '../proxy/format-answer.ts';
import { REPORT_PATH, startProxy, type Proxy } from '../proxy/start-proxy.ts';
import { formatHtml } from '../reports/html/page.ts';
import { formatTerminal } from '../reports/terminal.ts';
import { countStates } from '../run/result.ts';
import { UsageError } from './options.ts';
import { PROXY_USAGE, readProxyOptions, type ProxyCommandOptions } from './proxy-options.ts';
import type { Terminal } from './run-command.ts';

/** Runs the proxy until Ctrl+C, and returns the exit code. */
export async function runProxyCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { write, isColoured } = terminal;
  if (args.includes('--help')) {
    write(PROXY_USAGE);
    return 0;
  }
  try {
    const options = readProxyOptions(args);
    const proxy = await start(options, terminal);
    write(`${proxy.baseUrl} passes calls to ${options.upstream}. Report: ${proxy.baseUrl}${REPORT_PATH}\n`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    const result = proxy.result();
    proxy.close();
    write(`\n${formatTerminal(result, { isColoured })}`);
    if (options.report !== undefined) {
      await writeFile(options.report, formatHtml(result));
      write(`Written: ${options.report}\n`);
    }
    return countStates(result).fails > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    write(`${error.message} See croupier-verify proxy --help.\n`);
    return 3;
  }
}

async function start(options: ProxyCommandOptions, { write, isColoured }: Terminal): Promise<Proxy> {
  const { tags, only, port } = options;
  const isWanted = ({ id, tag }: Operation): boolean =>
    (tags.length === 0 || tags.includes(tag)) && (only.length === 0 || only.includes(id));
  try {
    return await startProxy({
      ...options,
      isWanted,
      onAnswer: (answer) => write(formatProxiedAnswer(answer, { isColoured })),
      onLost: (reason) => write(`No answer: ${reason}\n`),
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new UsageError(`Port ${port} is in use.`);
  }
}
