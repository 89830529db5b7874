import type { ControlCalls } from './control.ts';

export type FaultKind = ControlCalls['POST /faults']['body']['kind'];

/** What each kind of fault does, and what the app must do. */
const faultEffects: Readonly<Record<FaultKind, string>> = {
  noAnswer: 'No answer arrives. The app must stop waiting by itself and offer a retry.',
  reset: 'The connection closes before the call has an effect. The app must say so and offer a retry.',
  lostAfterCommit:
    'The connection closes after the call had its effect: the money moves, the answer is lost. The app must ask again with the same key.',
  duplicate: 'The call arrives twice, one answer comes back. The app must show one effect.',
  status: 'A 503 without a body. The app must show its own text.',
  html: 'An HTML page of a proxy with a 502. The app must show its own text, nothing of the page.',
  error: 'An error of the contract. The app must explain it in the language of the visitor.',
  truncated: 'Half of the JSON arrives. The app must treat the call as failed.',
  wrongType: 'One value has another type. The app must show the rest or say that it failed, and never crash.',
  unknownEnum: 'One value is not in the contract. The app must show the rest.',
  slow: 'The answer arrives late. The app must show that it is waiting and send nothing twice.',
};

/** Texts of the panel. In English only, because its users are developers: see decision 0057. */
export const texts = {
  name: 'Developer panel',
  open: 'Developer panel (Ctrl+.)',
  close: 'Close the developer panel (Ctrl+.)',
  loading: 'Loading the state of the mock…',
  retry: 'Try again',
  retrying: 'Trying again…',
  failed: 'The mock did not answer',
  refused: 'The mock refused',
  noMock: {
    heading: 'No mock here',
    body: (address: string) => `This page talks to ${address}; the panel needs the sandbox.`,
  },
  summary: {
    name: 'State of the mock',
    persona: 'Logged in:',
    guest: 'Guest',
    unknown: 'Not loaded',
    time: 'Time of the world:',
    faults: (count: number) => `Faults: ${count}`,
    scenario: 'Scenario:',
    seed: 'Seed',
  },
  tabs: { name: 'Parts of the panel', scene: 'Scene', faults: (count: number) => `Faults ${count}` },
  clock: {
    name: 'Clock',
    steps: { '+5 min': 5, '+1 h': 60, '+24 h': 24 * 60 },
    frozen: 'The clock is stopped.',
    note: 'Time never runs back: reset the world to start over.',
    moved: (time: string) => `It is now ${time}.`,
  },
  personas: {
    name: 'Persona',
    guest: 'Guest',
    guestShows: 'a visitor who is not logged in',
    loggedIn: (account: string) => `Logged in as ${account}.`,
    loggedOut: 'Logged out: the site shows a guest.',
  },
  scenarios: {
    name: 'Scenario',
    note: 'A scenario resets the world first: what you changed is lost.',
    reset: 'Reset to the seed',
    applied: (name: string, shows: string) => `Scenario ${name}: ${shows}.`,
    wasReset: 'The world is reset to its seed.',
  },
  faults: {
    name: 'Planned faults',
    none: 'No fault is planned. Every call is answered as the contract says.',
    all: 'every call',
    met: (hits: number) => `met: ${hits}`,
    left: (count: number) => `calls left: ${count}`,
    usedUp: 'used up',
    always: 'every time',
    probability: (percent: number) => `${percent} % of calls`,
    milliseconds: (milliseconds: number) => `${milliseconds} ms`,
    remove: (name: string) => `Remove ${name}`,
    clear: 'Clear all',
    removed: (name: string) => `Removed: ${name}.`,
    cleared: 'No fault is planned any more.',
  },
  plan: {
    name: 'Plan a fault',
    operation: 'Operation',
    everyCall: 'Every call',
    noOperation: 'No operation of the contract matches.',
    kind: 'Kind',
    code: 'Error code',
    delay: 'Delay',
    delays: { '1000': '1 s', '3000': '3 s', '10000': '10 s' },
    frequency: 'How often',
    frequencies: { once: 'Once', thrice: '3 times', always: 'Always', sometimes: '20 %' },
    submit: 'Plan',
    planned: (name: string) => `Planned: ${name}.`,
  },
  faultEffects,
} as const;
