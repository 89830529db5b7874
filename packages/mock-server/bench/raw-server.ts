import { createServer } from 'node:http';

import { operations } from '@croupier/sdk/operations';

import { personas } from '../src/seed/personas.ts';
import { createWorld } from '../src/world.ts';
import { announce } from './announce.ts';

/** Baseline: node:http with prepared answers by method and path, which only parses request bodies. */
const world = createWorld();
const headers = { get: () => null, has: () => false };
const answers = new Map<string, Buffer>();
for (const id of ['getSiteConfiguration', 'getMemberInfo', 'getEncryptionKey', 'login'] as const) {
  const { method, path } = operations[id];
  const outcome = world.answer({
    method,
    target: `${path}?device=WEB`,
    headers,
    body: '',
    address: '',
    origin: 'http://platform.example',
  });
  const text = outcome.kind === 'answer' && outcome.status === 200 ? outcome.body : JSON.stringify(personas).repeat(2);
  answers.set(`${method} ${path}`, Buffer.from(text));
}

const server = createServer((request, response) => {
  const { method = '', url = '' } = request;
  const body = answers.get(`${method} ${url.split('?', 1)[0]}`);
  const respond = (): void => {
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': 'application/json',
      'Content-Length': body?.length ?? 0,
    });
    response.end(body);
  };
  if (method === 'GET') {
    respond();
    return;
  }
  let received = '';
  request.on('data', (part: Buffer) => (received += part.toString()));
  request.on('end', () => {
    JSON.parse(received);
    respond();
  });
});
announce(server);
