export { holdOf, refuseHeld } from './hold.ts';
export { listSecurityEvents } from './list-events.ts';
export { recordSecurityEvent } from './record-event.ts';
export { sendSecurityNotice } from './send-notice.ts';
