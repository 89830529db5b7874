import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { readWorkflowDocuments } from '../arazzo/read-documents.ts';
import type { Contract } from '../codegen/contract.ts';
import type { Change } from '../compare/changes.ts';
import { changesContent } from './changes-page.ts';
import { html } from './html.ts';
import { markdown } from './markdown.ts';
import { referencePage, textPage } from './pages.ts';
import { workflowsContent } from './workflows-page.ts';

const root = path.resolve(import.meta.dirname, '..');
const contract: Contract = JSON.parse(readFileSync(path.join(root, 'dist/openapi.json'), 'utf8'));

const CHANGES: Change[] = [
  { id: 'endpoint-added', method: 'POST', path: '/wps/session/login', text: 'endpoint added', breaks: false },
  { id: 'api-removed', method: 'GET', path: '/wps/gone', text: 'the call `gone` was <b>removed</b>', breaks: true },
];
const changes = changesContent(contract, CHANGES, '1.0.0').text;
const encryption = markdown(readFileSync(path.join(root, 'fixtures/README.md'), 'utf8'), {
  '../examples/errors': 'index.html#description/error-codes',
}).text;

describe('changesContent', () => {
  it('links a call that exists and names one that was removed', () => {
    expect(changes).toContain('<a href="index.html#tag/session/login"><code>POST /wps/session/login</code></a>');
    expect(changes).toContain('<li><code>GET /wps/gone</code></li>');
    expect(changes).toMatch(/Breaks \(1\)[\s\S]*the call <code>gone<\/code> was/);
    expect(changes).not.toContain('Nothing is.');
  });

  it('lists a change of many calls once', () => {
    const many = ['a', 'b'].map((name): Change => {
      const text = 'added the optional property `x` for the response status `200`';
      return { id: 'added', method: 'GET', path: `/${name}`, text, breaks: false };
    });
    expect(changesContent(contract, many, '1.0.0').text.match(/added the optional property/g)).toHaveLength(1);
  });

  it('reports that nothing changed', () => {
    expect(changesContent(contract, [], '1.0.0').text).toContain('Nothing is.');
  });
});

describe('workflowsContent', () => {
  it('lists the steps of each workflow in order, linked to their calls', async () => {
    const documents = [...(await readWorkflowDocuments()).values()];
    const page = workflowsContent(contract, documents).text;
    const links = [...page.matchAll(/<a href="index.html#tag\/\w+\/(\w+)">/g)].map(([, id]) => id);
    expect(links).toEqual(
      documents.flatMap(({ workflows }) => workflows.flatMap(({ steps }) => steps.map((step) => step.operationId))),
    );
    expect(page).toContain('<code>$response.body#/errorCode == &#39;AUTH_IP_UNREGISTERED&#39;</code>');
    expect(page).toContain('By default <code>1000.00</code>.');
  });
});

describe('markdown', () => {
  it('escapes HTML and drops links to unsafe addresses', () => {
    expect(changes).toContain('was &lt;b&gt;removed&lt;/b&gt;');
    expect(markdown('[x](javascript:alert(1)) [y](../other.md)').text).toBe(
      '<p>x y</p>\n'.replace('y', '<a href="../other.md">y</a>'),
    );
  });

  it('replaces relative links', () => {
    expect(encryption).toContain('<a href="index.html#description/error-codes">');
  });
});

describe('textPage', () => {
  const page = textPage('The API', { file: 'changes.html', title: 'Changes', content: html`<h1>Changes</h1>` });

  it('has no script or inline style and marks its own link', () => {
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+="/);
    expect(page).toMatch(/<a href="changes.html" aria-current="page"\s*>Changes<\/a>/);
    expect(page).toContain('<title>Changes · The API</title>');
  });
});

describe('referencePage', () => {
  it('loads scripts and styles of its own folder only', () => {
    const targets = [...referencePage('The API').matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, target]) => target);
    expect(targets).toContain('scalar.js');
    for (const target of targets) expect(target).toMatch(/^(?:data:,|#reference|[\w-]+(?:\/[\w-]+)?\.\w+)$/);
  });
});
