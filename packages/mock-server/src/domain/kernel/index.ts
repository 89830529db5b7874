export {
  appPage,
  bannerAddress,
  betPage,
  channelPage,
  chatPage,
  coverAddress,
  lotteryAddress,
  paymentAddress,
  paymentPage,
  presenterAddress,
  refuseExternalUrl,
  roomAddress,
  servicePage,
  statementAddress,
  uploadAddress,
  vendorAddress,
} from './addresses.ts';
export { readAmount, refuseOutside, symbolOf, type MoneyInput } from './amounts.ts';
export { SITE_CURRENCY, SITE_TIME_ZONE, STATEMENT_DAYS } from './brand.ts';
export { createCallLog, type CallLog, type LoggedCall } from './call-log.ts';
export { maskSecrets, maskTarget } from './mask-secrets.ts';
export {
  callContextOf,
  NO_LISTENERS,
  sessionOf,
  type CallContext,
  type CallerDetails,
  type Contact,
  type DomainContext,
  type DomainEvents,
  type Listeners,
  type TurnoverTerms,
} from './context.ts';
export { describeDevice } from './device.ts';
export { csvFileName, csvFileNameOf, toCsv, type CsvRow } from './csv.ts';
export { earliest, runDueSteps, type DueStep, type NextStep } from './due-steps.ts';
export { isInRange, readRange, type TimeQuery, type TimeRange } from './date-range.ts';
export { emit } from './events.ts';
export { fieldError, nameErrors } from './field-errors.ts';
export { bareSchema, isIntegerSchema, schemaAt } from './field-schema.ts';
export { answerIdempotently, deleteExpiredKeys, findAnswer, type RequestKey } from './idempotency.ts';
export { hostOfLine, isLocalName, lineAt } from './line-host.ts';
export { localize, localizeNote, type LocalizedText } from './localized-text.ts';
export { newestFirst } from './newest-first.ts';
export { createOpenStreams, type EventStream, type OpenStreams } from './open-streams.ts';
export { pageOf, type PageQuery } from './paging.ts';
export { crc32, encodePng } from './png.ts';
export { invalidField, Refusal } from './refusal.ts';
export { fingerprintOf, hashOfBytes, isSame, macOf, sha1MacOf, signatureOf, signCall } from './signature.ts';
export { lastSecondOf } from './last-second.ts';
