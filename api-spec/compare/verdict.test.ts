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
const writeWorking = (contract: ContractDocument): void => writeFileSync(files.working, JSON.stringify(contract));
const writeAccepted = (...lines: string[]): void =>
  writeFileSync(files.accepted, [EMPTY_LIST, ...lines, ''].join('\n'));

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
  writeWorking(smallContract());
  writeAccepted();
});

describe('checkBreaks', () => {
  it('accepts a contract without breaking changes and counts the changes', async () => {
    const contract = smallContract();
    fieldsOf(contract, 'Transfer')['why'] = { type: 'string' };
    writeWorking(contract);
    expect(await checkBreaks(files)).toEqual({
      ok: true,
      lines: ['Since release 1.0.0: 1 changes, 0 of them accepted breaks.'],
    });
  });

  it('reports a breaking change with the line that accepts it', async () => {
    writeWorking(brokenContract());
    const { ok, lines } = await checkBreaks(files);
    expect(ok).toBe(false);
    expect(lines).toContain(`breaks    ${BREAK} -- <reason>`);
  });

  it('accepts a breaking change that is listed with a reason', async () => {
    writeWorking(brokenContract());
    writeAccepted(`${BREAK} -- members never had it`);
    expect(await checkBreaks(files)).toMatchObject({ ok: true });
  });

  it.each([
    ['no reason', BREAK],
    ['no reason', `${BREAK} -- <reason>`],
    ['outdated ', `${BREAK} -- members never had it\nrole-removed GET /image the role is gone -- why not`],
    ['twice    ', `${BREAK} -- members never had it\n${BREAK} -- and once more`],
  ])('reports a list with an entry that is %s', async (problem, entries) => {
    writeWorking(brokenContract());
    writeAccepted(entries);
    const { ok, lines } = await checkBreaks(files);
    expect(ok).toBe(false);
    expect(lines[0]).toMatch(new RegExp(`^${problem} `));
  });
});

describe('releaseContract', () => {
  it('writes the working contract in a stable order and empties the list', async () => {
    const contract = brokenContract();
    contract.info.version = '2.0.0';
    writeWorking(contract);
    writeAccepted(`${BREAK} -- members never had it`);
    const { ok } = await releaseContract(files, () => true);
    expect(ok).toBe(true);
    const text = readFileSync(files.released, 'utf8');
    expect(JSON.parse(text)).toEqual(contract);
    expect(Object.keys(JSON.parse(text))).toEqual(['components', 'info', 'openapi', 'paths', 'security']);
    expect(readFileSync(files.accepted, 'utf8')).toBe(EMPTY_LIST);

    writeWorking(JSON.parse(text));
    await releaseContract(files, () => true);
    expect(readFileSync(files.released, 'utf8')).toBe(text);
  });

  it.each([
    ['the linter finds a problem', smallContract, false],
    ['a breaking change is not accepted', brokenContract, true],
  ])('fails without changing the release when %s', async (_, contract, isLintPassed) => {
    writeWorking(contract());
    const before = readFileSync(files.released, 'utf8');
    const { ok, lines } = await releaseContract(files, () => isLintPassed);
    expect(ok).toBe(false);
    expect(lines.join(' ')).toContain('not released');
    expect(readFileSync(files.released, 'utf8')).toBe(before);
  });
});
