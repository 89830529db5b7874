import { createServer } from 'node:http';

import { createApiListener, createWorlds } from '../src/server.ts';
import { announce } from './announce.ts';

/** The mock without its rate limit. */
const worlds = createWorlds({ world: { callsPerMinute: Number.POSITIVE_INFINITY } });
announce(createServer(createApiListener(worlds)));
