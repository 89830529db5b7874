export type WordPlace = 'name' | 'comment' | 'title';

/** Words that names, comments and test titles must not contain. */
export interface BannedWords {
  /** Lower case. An entry of several words matches them next to each other, also in a name: `giving up`, `useGivingUp`. */
  readonly words: readonly string[];
  /** Where the words are reported; everywhere if absent. */
  readonly places?: readonly WordPlace[];
  /** The replacements. */
  readonly instead: string;
  /** The words are allowed in a name or comment that also has one of these words. */
  readonly unlessWith?: readonly string[];
  /** Names that the contract or a library gives. */
  readonly allowedNames?: readonly string[];
  /** Globs of files in which the words have their ordinary meaning. */
  readonly allowedIn?: readonly string[];
}

export const BANNED_WORDS: readonly BannedWords[] = [
  {
    words: ['house', 'houses'],
    instead: 'repository for the code, operator for who wins and loses, default for the brand',
  },
  {
    words: ['room', 'rooms'],
    instead: 'package, layer, placeholder, container, space or capacity; a room is a live room or a chat room',
    unlessWith: ['live', 'chat'],
    allowedNames: ['roomId', 'roomAddress'],
    allowedIn: [
      'packages/mock-server/src/**/live/**',
      'packages/mock-server/src/**/live.*',
      'packages/mock-server/src/domain/lottery/lottery.test.ts',
      // Live rooms, without the word beside each one.
      'packages/mock-server/src/domain/{bets,games}/**',
      'packages/mock-server/games/{pages,table}/**',
      'packages/mock-server/src/{store/rows,testing}/games.ts',
      'apps/web/src/features/{live,play}/**',
      'apps/web/src/testing/page-calls.data.ts',
      'apps/web/e2e/{game,live.spec}.ts',
      'packages/ui/**/VendorGrid/**',
    ],
  },
  {
    words: ['settle', 'settles', 'settled', 'settling'],
    instead: 'run, handle, resolve, complete, clear or refetch; only bets, rounds, orders and salaries are settled',
    unlessWith: ['bet', 'bets', 'round', 'rounds', 'order', 'orders', 'deposit', 'deposits', 'salary', 'win', 'wins'],
    allowedNames: ['settledAt', 'onSettled'],
    allowedIn: [
      'packages/mock-server/src/domain/{bets,deposits,games,ledger,reports,vendor-wallet}/**',
      'packages/mock-server/{games,src/seed,src/store/rows}/**',
      'packages/mock-server/src/testing/games.ts',
      'apps/web/src/features/betting-record/**',
    ],
  },
  { words: ['tell', 'tells', 'told', 'untold'], instead: 'report, notify, show, return or store' },
  { words: ['hear', 'hears', 'heard'], instead: 'listen, receive, or announce for a screen reader' },
  { words: ['said'], places: ['name'], instead: 'answer, text, output or announcement' },
  { words: ['asker', 'askers'], instead: 'query context' },
  { words: ['bringer', 'bringers'], instead: 'referrer, upline or inviter' },
  { words: ['dress', 'dresses', 'dressed'], instead: 'theme' },
  { words: ['patience', 'patient'], instead: 'delay, interval or timeout, with its unit' },
  { words: ['giving up', 'given up', 'give up', 'gives up', 'gave up'], instead: 'abort or cancel' },
  { words: ['anew'], instead: 'again, or reset, refetch, rebuild' },
  { words: ['whoever', 'whomever'], instead: 'the caller, the member, the reader' },
  {
    words: ['stand', 'stands', 'stood', 'standing'],
    places: ['comment', 'title'],
    instead: 'is, is shown, is listed or is mounted',
  },
  {
    words: ['at rest', 'rests', 'resting', 'rested'],
    instead: 'under maintenance for a game; idle or stopped for a page or an animation',
  },
  {
    words: ['take turn', 'take turns', 'taking turns', 'create turns'],
    places: ['name'],
    instead: 'slot or round robin',
  },
  { words: ['of late'], places: ['comment', 'title'], instead: 'recently' },
  { words: ['on its way', 'on their way'], places: ['comment', 'title'], instead: 'pending or loading' },
];
