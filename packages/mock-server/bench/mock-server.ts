import { createServer } from 'node:http';

import { createApiListener, createWorlds } from '../src/server.ts';
import { announce } from './announce.ts';

/** The mock as it is, but for its rate limit. */
const worlds = createWorlds({ world: { callsPerMinute: Number.POSITIVE_INFINITY } });
announce(createServer(createApiListener(worlds)));
