export { readStream, type StreamNews } from './read-stream.ts';
export {
  recordBadges,
  recordBalance,
  recordDeposit,
  recordMessage,
  recordProtection,
  recordRealityCheck,
  recordSessionEnd,
  recordStatus,
  recordWithdrawal,
} from './record-changes.ts';
export { HEARTBEAT_SECONDS, issueTicket, openStream } from './tickets.ts';
