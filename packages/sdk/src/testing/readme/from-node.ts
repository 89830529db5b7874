import { createApiClient, getSiteConfiguration } from '@croupier/sdk/client';
import { strictAnswers } from '@croupier/sdk/zod';

const platform = createApiClient({
  baseUrl: process.env['PLATFORM'] ?? 'http://127.0.0.1:4174',
  validateRequests: true,
  checkAnswers: strictAnswers,
});

const { value } = await getSiteConfiguration({ client: platform, query: { device: 'WEB' } });
console.info(value.maintenance ? 'closed' : 'open');
