export { holdOf, restrictionsByHold } from './hold.ts';
export { listSecurityEvents } from './list-events.ts';
export { recordBreak } from './record-break.ts';
export { recordSecurityEvent } from './record-event.ts';
export { linesOfEvent, sendSecurityNotice } from './send-notice.ts';
