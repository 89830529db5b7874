import type { Fault } from '../fault.ts';
import { ACCOUNT_FAULTS } from './account.data.ts';
import { AGENT_FAULTS } from './agents.data.ts';
import { ENGAGEMENT_FAULTS } from './engagement.data.ts';
import { LIMIT_FAULTS } from './limits.data.ts';
import { PLATFORM_FAULTS } from './platform.data.ts';
import { RECORD_FAULTS } from './records.data.ts';
import { TOOLS_FAULTS } from './tools.data.ts';
import { UI_FAULTS } from './ui.data.ts';
import { WEB_FRAME_FAULTS } from './web-frame.data.ts';
import { WEB_HOME_FAULTS } from './web-home.data.ts';
import { WEB_LISTS_FAULTS } from './web-lists.data.ts';
import { WEB_LOBBY_FAULTS } from './web-lobby.data.ts';

/** All faults, those with fast tests first. */
export const ALL_FAULTS: readonly Fault[] = [
  ...PLATFORM_FAULTS,
  ...RECORD_FAULTS,
  ...ACCOUNT_FAULTS,
  ...LIMIT_FAULTS,
  ...ENGAGEMENT_FAULTS,
  ...AGENT_FAULTS,
  ...TOOLS_FAULTS,
  ...WEB_LISTS_FAULTS,
  ...WEB_LOBBY_FAULTS,
  ...WEB_HOME_FAULTS,
  ...WEB_FRAME_FAULTS,
  ...UI_FAULTS,
];
