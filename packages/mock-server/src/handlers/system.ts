import { getSiteConfiguration as describeSite } from '../domain/site.ts';
import type { Handler } from '../gateway/handler.ts';

export const getSiteConfiguration: Handler<'getSiteConfiguration'> = (_input, context) =>
  describeSite(context, context.address);

export const getEncryptionKey: Handler<'getEncryptionKey'> = (_input, { gatewayKey }) => gatewayKey;
