export { describeSession } from './describe-session.ts';
export { nextSessionStep } from './due-steps.ts';
export { gamingTimeOf } from './gaming-time.ts';
export { acknowledge, describeRealityCheck, refuseUnacknowledged, updateRealityCheck } from './reality-checks.ts';
export { endAtBreak, endAtExit, endAtLogout, noteActivity, runningSession } from './sessions.ts';
