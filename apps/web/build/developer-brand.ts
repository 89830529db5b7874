import path from 'node:path';

import type { Plugin } from 'vite';

import { configOfChosenBrand } from '../server/developer-brand.ts';

/** Serves `config.json` with the brand that the developer panel chose, in development. */
export function developerBrand(): Plugin {
  return {
    name: 'developer-brand',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const file = path.join(config.publicDir, 'config.json');
      middlewares.use('/config.json', (request, response, next) => {
        configOfChosenBrand(file, request.headers.cookie).then((text) => {
          if (text === undefined) return next();
          return response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(text);
        }, next);
      });
    },
  };
}
