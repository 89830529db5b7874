import * as z from 'zod/mini';

// A strict content security policy forbids the code that zod compiles at run time.
z.config({ jitless: true });

export * from './generated/zod.gen.ts';
export { requestSchemas } from './generated/request-schemas.gen.ts';
export { wireHeaders } from './generated/wire-headers.gen.ts';
export { expectationOf, listed, receivedAt } from './transport/describe-issue.ts';
export { fieldPathOf, reasonOfIssue, valueAt } from './transport/field-issue.ts';
export { findUnknownFields, strictAnswers } from './transport/strict-answers.ts';
export { schemasOf } from './transport/contract-schemas.ts';
