import { configureApi, getMemberInfo } from '@croupier/sdk/client';

configureApi({
  baseUrl: 'https://api.example',
  onCall: ({ operationId, status, durationMs, tries, outcome, traceId }) =>
    console.info({ operationId, status, durationMs, tries, outcome, traceId }),
});

export const member = await getMemberInfo({ meta: { timeoutMs: 5000 } });
