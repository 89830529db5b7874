import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SafeHtml } from './SafeHtml.tsx';

const meta = {
  title: 'Display/SafeHtml',
  component: SafeHtml,
  args: {
    html: `<h2>Weekend cashback</h2>
<p>Play any <strong>slot</strong> from Friday to Sunday and get <em>5 %</em> of what you lost back.</p>
<ul><li>At least ₱500 of losses</li><li>Paid on Monday by noon</li><li>No more than ₱8,000 a week</li></ul>
<h3>What counts</h3>
<table><thead><tr><th>Games</th><th>Share</th></tr></thead><tbody><tr><td>Slots</td><td>100 %</td></tr>
<tr><td>Live tables</td><td>10 %</td></tr></tbody></table>
<blockquote><p>Cashback carries no play-through.</p></blockquote>
<p>See <a href="/promotions">all promotions</a> or <a href="https://help.example/cashback">the rules</a>.</p>`,
    hosts: ['help.example'],
    onNavigate: fn(),
  },
} satisfies Meta<typeof SafeHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    const externalLink = await canvas.findByRole('link', { name: 'the rules' });
    await expect(externalLink).toHaveAttribute('target', '_blank');
    await expect(externalLink).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await userEvent.click(canvas.getByRole('link', { name: 'all promotions' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/promotions');
  },
};

export const LongText: Story = {
  args: { html: `<p>${'Pagpapanatili'.repeat(30)}</p><pre>${'x'.repeat(400)}</pre>` },
  globals: { viewport: { value: 'small' } },
};

export const Empty: Story = { args: { html: '' } };

/** Payloads that call `say` with their name if their script runs. `%` is replaced by the name. */
const payloads: Readonly<Record<string, string>> = {
  script: '<script>say("%")</script>',
  image: '<img src="x:" onerror="say(\'%\')">',
  svg: '<svg><image href="x:" onerror="say(\'%\')"></image></svg>',
  svgStyle: '<svg><style><img src="x:" onerror="say(\'%\')"></style></svg>',
  mathMutation:
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=1&gt;"><img src="x:" onerror="say(\'%\')">',
  details: '<details open ontoggle="say(\'%\')"><summary>x</summary></details>',
  frame: '<iframe srcdoc="<script>parent.say(\'%\')</script>"></iframe>',
  animation:
    '<p style="animation: story-blink 1ms" onanimationstart="say(\'%\')">x</p><style>@keyframes story-blink{}</style>',
  focus: '<input autofocus onfocus="say(\'%\')">',
  link: '<a href="javascript:say(\'%\')">x</a>',
  hiddenLink: '<a href="java&#9;script:say(\'%\')">x</a>',
};

const payloadsFor = (prefix: string) =>
  Object.entries(payloads).map(([name, html]) => html.replaceAll('%', `${prefix} ${name}`));

/** Names of the payloads that ran. */
const executed = new Set<string>();
const executedPayloads = (prefix: string) =>
  [...executed].flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length + 1)] : [])).toSorted();

function triggerPayloads(root: ParentNode) {
  root.querySelector('input')?.focus();
  for (const link of root.querySelectorAll('a')) {
    // The test page's `base` target opens links in another page, where `say` does not exist.
    link.target = '_self';
    link.click();
  }
}

export const HostileHtml: Story = {
  beforeEach: () => {
    executed.clear();
    Object.assign(window, { say: (name: string) => executed.add(name) });
    return () => document.querySelector('#control')?.remove();
  },
  args: { html: '<p>The text stays.</p>' },
  // Each payload separately: an unclosed comment would hide the payloads after it.
  render: (args) => (
    <>
      <SafeHtml {...args} />
      {payloadsFor('sanitised').map((html) => (
        <SafeHtml key={html} html={html} />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('The text stays.');
    triggerPayloads(canvasElement);
    // Control: the same HTML unsanitised. It is added last, so that the sanitised HTML had more time to run.
    const control = document.createElement('div');
    control.id = 'control';
    document.body.append(control);
    for (const html of payloadsFor('control')) {
      const raw = document.createElement('div');
      control.append(raw);
      raw.append(document.createRange().createContextualFragment(html));
    }
    triggerPayloads(control);
    await waitFor(() => expect(executedPayloads('control')).toEqual(Object.keys(payloads).toSorted()));
    control.remove();
    await expect(executedPayloads('sanitised')).toEqual([]);
    await expect(canvasElement.querySelector('p[style], [onerror], script, iframe, svg, math, input')).toBeNull();
  },
};

/** Server HTML cannot style itself, use the page's ids and names, or embed pages. */
export const NoOwnStyles: Story = {
  args: {
    html: `<p style="position: fixed; inset: 0" class="own" id="main" name="top" data-tag="hot" aria-hidden="true">Words</p>
      <iframe src="/" title="Own page"></iframe><iframe srcdoc="<p>Framed</p>"></iframe>
      <object data="/"></object><embed src="/"><form action="/"><button>Send</button></form><p>After</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const paragraph = await canvas.findByText('Words');
    await expect(paragraph.getAttributeNames()).toEqual([]);
    await expect(canvas.getByText('After')).toBeVisible();
    await expect(canvasElement.querySelector('iframe, object, embed, form, button')).toBeNull();
  },
};

export const ForeignHosts: Story = {
  args: {
    html: `<p><a href="https://evil.example">one</a> <a href="//evil.example">two</a> <a href="http://help.example">three</a>
      <a href="https://help.example.evil.example">four</a> <a href="mailto:a@b.example">five</a>
      <a href="/\\evil.example/x">six</a> <a href="/vip">seven</a> <a href="https://help.example/x">eight</a></p>
      <img src="https://evil.example/pixel.gif"><img alt="kept" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
      <img src="data:image/svg+xml,<svg/>">`,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/one/);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['seven', 'eight']);
    await expect([...canvasElement.querySelectorAll('img')].map((image) => image.alt)).toEqual(['kept']);
  },
};
