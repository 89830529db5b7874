import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';

import { EMPTY_LIST, checkBreaks, releaseContract } from './verdict.ts';
import { fieldsOf, operationOf, smallContract } from './small-contract.ts';
import type { ContractDocument } from './document.ts';
import { filesOf, type ContractFiles } from './files.ts';

const BREAK = 'role-removed POST /money the role `member` may not call any more';

let files: ContractFiles;
const work = (contract: ContractDocument): void => writeFileSync(files.working, JSON.stringify(contract));
const accept = (...lines: string[]): void => writeFileSync(files.accepted, [EMPTY_LIST, ...lines, ''].join('\n'));

function brokenContract(): ContractDocument {
  const contract = smallContract();
  operationOf(contract, '/money', 'post')['x-roles'] = ['agent'];
  return contract;
}

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  files = filesOf(folder);
  for (const name of ['released', 'dist']) mkdirSync(path.join(folder, name));
  writeFileSync(files.released, JSON.stringify(smallContract()));
  work(smallContract());
  accept();
});

describe('the check of breaks', () => {
  it('accepts a contract without breaking changes and counts the changes', async () => {
    const contract = smallContract();
    fieldsOf(contract, 'Sending')['why'] = { type: 'string' };
    work(contract);
    expect(await checkBreaks(files)).toEqual({
      ok: true,
      lines: ['Since release 1.0.0: 1 changes, 0 of them accepted breaks.'],
    });
  });

  it('reports a breaking change with the line that accepts it', async () => {
    work(brokenContract());
    const { ok, lines } = await checkBreaks(files);
    expect(ok).toBe(false);
    expect(lines).toContain(`breaks    ${BREAK} -- <reason>`);
  });

  it('accepts a breaking change that is listed with a reason', async () => {
    work(brokenContract());
    accept(`${BREAK} -- members never had it`);
    expect(await checkBreaks(files)).toMatchObject({ ok: true });
  });

  it.each([
    ['no reason', BREAK],
    ['no reason', `${BREAK} -- <reason>`],
    ['outdated ', `${BREAK} -- members never had it\nrole-removed GET /picture the role is gone -- why not`],
    ['twice    ', `${BREAK} -- members never had it\n${BREAK} -- and once more`],
  ])('reports a list with an entry that is %s', async (problem, entries) => {
    work(brokenContract());
    accept(entries);
    const { ok, lines } = await checkBreaks(files);
    expect(ok).toBe(false);
    expect(lines[0]).toMatch(new RegExp(`^${problem} `));
  });
});

describe('a release', () => {
  it('writes the working contract in a stable order and empties the list', async () => {
    const contract = brokenContract();
    contract.info.version = '2.0.0';
    work(contract);
    accept(`${BREAK} -- members never had it`);
    const { ok } = await releaseContract(files, () => true);
    expect(ok).toBe(true);
    const text = readFileSync(files.released, 'utf8');
    expect(JSON.parse(text)).toEqual(contract);
    expect(Object.keys(JSON.parse(text))).toEqual(['components', 'info', 'openapi', 'paths', 'security']);
    expect(readFileSync(files.accepted, 'utf8')).toBe(EMPTY_LIST);

    work(JSON.parse(text));
    await releaseContract(files, () => true);
    expect(readFileSync(files.released, 'utf8')).toBe(text);
  });

  it.each([
    ['the linter refuses the contract', smallContract, false],
    ['a break is not accepted', brokenContract, true],
  ])('fails without changes when %s', async (_, contract, lints) => {
    work(contract());
    const before = readFileSync(files.released, 'utf8');
    const { ok, lines } = await releaseContract(files, () => lints);
    expect(ok).toBe(false);
    expect(lines.join(' ')).toContain('not released');
    expect(readFileSync(files.released, 'utf8')).toBe(before);
  });
});
