import type { Message } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';
