import type { IncomingMessage, ServerResponse } from 'node:http';

import { createFileAnswers } from '../files/answer-file.ts';
import { readCall, writeOutcome, type HttpListener } from './node-http.ts';
import { originOf } from './request-origin.ts';
import { familyOf } from './router.ts';

/** True for a path of a file, which does not depend on a world. */
export function isFilePath(path: string): boolean {
  return familyOf(path) === 'file';
}

/** Serves the pictures and sandbox games over node:http; the browser mock needs such a server beside it. */
export function createFileListener(): HttpListener {
  const answerFile = createFileAnswers();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    writeOutcome(await answerFile(await readCall(request, () => originOf(request, new Set()))), response);
  return (request, response) => void answer(request, response).catch(() => response.destroy());
}
