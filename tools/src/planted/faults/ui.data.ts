import type { Fault, UnprovenFault } from '../fault.ts';

const COMPONENTS = 'packages/ui/src/components';
const SAFE_HTML = `${COMPONENTS}/display/SafeHtml`;

/** Tested by stories, because the sanitiser uses the HTML parser of the browser. */
const SANITISER: readonly UnprovenFault[] = [
  {
    id: 'sanitiser-lets-styles-through',
    file: `${SAFE_HTML}/sanitise.ts`,
    before: 'src start title width',
    after: 'src start style title width',
    breaks: 'HTML of the platform contains no inline styles',
  },
  {
    id: 'sanitiser-lets-frames-through',
    file: `${SAFE_HTML}/sanitise.ts`,
    before: 'h6 hr i img',
    after: 'h6 hr i iframe img',
    breaks: 'HTML of the platform contains no frames',
  },
  {
    id: 'sanitiser-lets-data-attributes-through',
    file: `${SAFE_HTML}/sanitise.ts`,
    before: 'ALLOW_DATA_ATTR: false',
    after: 'ALLOW_DATA_ATTR: true',
    breaks: 'HTML of the platform contains no data attributes, which the page could read',
  },
  {
    id: 'sanitiser-lets-http-through',
    file: `${SAFE_HTML}/sanitise.ts`,
    before: "url.protocol === 'https:' && hosts.includes(url.host)",
    after: 'hosts.includes(url.host)',
    breaks: 'links of the platform lead to https only',
  },
  {
    id: 'foreign-links-with-opener',
    file: `${SAFE_HTML}/sanitise.ts`,
    before: "'noopener noreferrer nofollow'",
    after: "'nofollow'",
    breaks: 'a page that was opened by a link cannot access this page',
  },
];

const COMPONENT_FAULTS: readonly UnprovenFault[] = [
  {
    id: 'upload-of-6-mb',
    file: `${COMPONENTS}/inputs/UploadField/UploadField.tsx`,
    before: '5 * 1024 * 1024',
    after: '6 * 1024 * 1024',
    breaks: 'VAL-34: an image has at most 5 MB',
  },
  {
    id: 'upload-of-four-pictures',
    file: `${COMPONENTS}/inputs/UploadField/UploadField.tsx`,
    before: 'const MAX_IMAGES = 3;',
    after: 'const MAX_IMAGES = 4;',
    breaks: 'VAL-34: 3 pictures at most',
  },
  {
    id: 'carousel-waits-longer',
    file: `${COMPONENTS}/game/BannerCarousel/use-carousel.ts`,
    before: 'const AUTOPLAY_MS = 5000;',
    after: 'const AUTOPLAY_MS = 6000;',
    breaks: 'BANNER-02: banners change every 5000 ms',
  },
  {
    id: 'dial-codes-close-late',
    file: `${COMPONENTS}/inputs/MobileNumberField/DialCodePicker.tsx`,
    before: 'const CLOSES_AFTER_MS = 200;',
    after: 'const CLOSES_AFTER_MS = 300;',
    breaks: 'DIAL-04: the list closes 200 ms after blur',
  },
  {
    id: 'pages-without-the-one-before',
    file: `${COMPONENTS}/navigation/Pagination/Pagination.tsx`,
    before: 'Math.max(2, Math.min(current - 1, pages - 4))',
    after: 'Math.max(2, Math.min(current, pages - 4))',
    breaks: 'the pages before and after the current page have buttons',
  },
  {
    id: 'code-requested-twice-a-second',
    file: `${COMPONENTS}/actions/CountdownButton/CountdownButton.tsx`,
    before: 'const PAUSE_MS = 1000;',
    after: 'const PAUSE_MS = 400;',
    breaks: 'SMS-06: codes are requested once per 1000 ms',
  },
  {
    id: 'errors-announced-politely',
    file: `${COMPONENTS}/feedback/SnackbarProvider/SnackbarItem.tsx`,
    before: "urgent ?? tone === 'danger'",
    after: 'urgent ?? false',
    breaks: 'an error message is announced immediately',
  },
  {
    id: 'clock-with-day-first',
    file: `${COMPONENTS}/display/Clock/Clock.tsx`,
    before: "date.slice(5).replace('-', '/')",
    after: "date.slice(5).split('-').reverse().join('/')",
    breaks: 'HEADER-02: the clock shows MM/DD',
  },
];

export const UI_FAULTS: readonly Fault[] = [
  ...SANITISER.map((fault): Fault => ({ ...fault, proof: { kind: 'stories', name: 'SafeHtml' } })),
  ...COMPONENT_FAULTS.map((fault): Fault => ({ ...fault, proof: { kind: 'related' } })),
];
