export { readStream, type StreamNews } from './read-stream.ts';
export {
  recordBadges,
  recordBalance,
  recordContract,
  recordDeposit,
  recordMessage,
  recordProtection,
  recordRealityCheck,
  recordSessionEnd,
  recordSettlement,
  recordStatus,
  recordWithdrawal,
} from './record-changes.ts';
export { HEARTBEAT_SECONDS, issueTicket, openStream } from './tickets.ts';
