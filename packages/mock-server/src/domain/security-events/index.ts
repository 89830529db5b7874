export { holdOf, refuseHeld, type Hold } from './hold.ts';
export { listSecurityEvents } from './list-events.ts';
export { recordSecurityEvent, type SecurityChange } from './record-event.ts';
export { sendSecurityNotice } from './send-notice.ts';
