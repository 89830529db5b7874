import { createServer } from 'node:http';

import { createHttpMock, createWorlds } from '../src/server.ts';
import { announce } from './announce.ts';

/** The mock without its rate limit. */
const worlds = createWorlds({ world: { callsPerMinute: Number.POSITIVE_INFINITY } });
announce(createServer(createHttpMock(worlds).listener));
