import * as identity from '../domain/identity/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const getIdentity: Handler<'getIdentity'> = (_input, context) => identity.getIdentity(context);

export const submitIdentity: Handler<'submitIdentity'> = ({ body }, context) => identity.submitIdentity(context, body);
