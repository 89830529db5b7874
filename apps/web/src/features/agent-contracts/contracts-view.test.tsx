import type { Contract, ContractDecisionRequest, ContractOfferRequest } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, recordRequests } from '../../testing/changed-answers.ts';
import { answerContracts, answerValue, contractOf, offerOf, previewOf } from '../../testing/contract-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, choose, fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
});
const answerPreview = (): void => answerValue(harness.site, 'getContractPreview', () => previewOf());

const CONTRACTS = '/agentHome/agentDailyWages2?view=contracts';

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const open = (address = CONTRACTS): Promise<void> => harness.site.open({ address, token: harness.tokens['agent'] });
const dialogs = (): string => [...document.querySelectorAll('[role=dialog]')].map((one) => one.textContent).join();

const offer = offerOf();
const own = contractOf();
const offered = offerOf({
  contractId: 'ct_231',
  offeror: 'amihan',
  offeree: 'tala',
  version: 1,
});

/** The answer to a decision, after which the contracts are these. */
function acceptDecisions(decided: Contract): void {
  answerValue(harness.site, 'processDailySalaryContract', () => {
    answerContracts(harness.site, [own, decided]);
    return decided;
  });
}

describe('the contracts of an agent', () => {
  beforeEach(answerPreview);

  it('are the open offers, those to answer first, with their effect on the last periods [CONTRACT-04]', async () => {
    answerContracts(harness.site, [offered, offer, own]);
    await open();
    await waitForText('1 offer waits for your answer');
    await waitForText('1 of your offers is not answered yet.');
    const papers = [...document.querySelectorAll('main article')].map(({ textContent }) => textContent ?? '');
    expect(papers[0]).toContain('the platform pays you');
    expect(papers[0]).toContain('Nov 20-₱31.00');
    expect(papers[1]).toContain('You pay tala');
    await waitForText('0.1% / 0.2% / 0.3% from ₱0');
  });

  it('are rejected ones with the reason, to be offered again', async () => {
    const rejected = {
      ...offered,
      status: 'REJECTED',
      endReason: 'DECLINED',
      decisionReason: 'Mas gusto ko ang arawan.',
    } as const;
    answerContracts(harness.site, [rejected]);
    await open(`${CONTRACTS}&status=REJECTED`);
    await waitForText('tala: “Mas gusto ko ang arawan.”');
    expect(findControl('Offer again')?.getAttribute('href')).toContain('offer=ct_231');
  });
});

describe('an offer', () => {
  beforeEach(answerPreview);

  it('is compared with the contract in force, the verdict first [MODAL-06]', async () => {
    answerContracts(harness.site, [offer, own]);
    await open();
    await waitForText('Compare and decide');
    await press('Compare and decide');
    await waitForText('In the last period version 2 would have paid ₱31.00 less');
    await waitForText('In force since Aug 31, 2026');
    expect(dialogs()).toContain('₱10,000worse');
    expect(dialogs()).toContain('0.15%better');
  });

  it('is accepted after a question, with the call of its kind [CONTRACT-05]', async () => {
    answerContracts(harness.site, [offer, own]);
    acceptDecisions({ ...offer, status: 'APPROVED', effectiveFrom: '2026-11-21T16:00:00Z' });
    const requests = recordRequests(harness.site, 'processDailySalaryContract');
    await open(`${CONTRACTS}&contract=ct_230`);
    await waitForText('Accept version 2');
    await press('Accept version 2');
    expect(requests).toHaveLength(0);
    await press('Accept');
    await waitForText('Accepted. In force from Nov 22, 2026.');
    expect(requests[0]?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(findControl('Accept version 2')).toBeUndefined();
  });

  it('is rejected with a reason that the other side reads', async () => {
    answerContracts(harness.site, [offer, own]);
    acceptDecisions({ ...offer, status: 'REJECTED', endReason: 'DECLINED' });
    const requests = recordRequests(harness.site, 'processDailySalaryContract');
    await open(`${CONTRACTS}&contract=ct_230`);
    await waitForText('Reject…');
    await press('Reject…');
    await press('Thresholds too high');
    await press('Reject the offer');
    await waitForText('The offer is rejected.');
    const expected: ContractDecisionRequest = {
      contractId: 'ct_230',
      action: 'REJECT',
      reason: 'The thresholds are too high for my team.',
    };
    expect(await requests[0]?.json()).toEqual(expected);
  });

  it('that another tab has decided shows its state as it is now', async () => {
    answerContracts(harness.site, [offer, own]);
    await open(`${CONTRACTS}&contract=ct_230`);
    await waitForText('Accept version 2');
    answerWith(harness.site, 'processDailySalaryContract', async () =>
      Response.json(
        { success: false, errorCode: 'CONTRACT_STATE_INVALID', message: 'words', traceId: 'trace' },
        { status: 409 },
      ),
    );
    answerContracts(harness.site, [{ ...offer, status: 'REJECTED', endReason: 'WITHDRAWN' }, own]);
    await press('Accept version 2');
    await press('Accept');
    await waitForText('This offer was decided meanwhile');
    await waitForText('Taken back');
    expect(findControl('Accept version 2')).toBeUndefined();
  });

  it('is decided once although the answer was lost', async () => {
    answerContracts(harness.site, [offer, own]);
    await open(`${CONTRACTS}&contract=ct_230`);
    await waitForText('Accept version 2');
    const stopFault = planFault(harness.site.world, 'processDailySalaryContract', {
      name: 'no response',
      fault: { kind: 'reset' },
    });
    await press('Accept version 2');
    await press('Accept');
    await waitForText('We are checking your answer');
    stopFault();
    acceptDecisions({ ...offer, status: 'APPROVED', effectiveFrom: '2026-11-21T16:00:00Z' });
    await checkNow();
    await waitForText('Accepted. In force from Nov 22, 2026.');
    expect(findControl('Accept version 2')).toBeUndefined();
  });

  it('of the agent can be taken back while nobody has decided it', async () => {
    answerContracts(harness.site, [offered, own]);
    const ended: Contract = { ...offered, status: 'REJECTED', endReason: 'WITHDRAWN' };
    answerValue(harness.site, 'cancelContractOffer', () => {
      answerContracts(harness.site, [ended, own]);
      return ended;
    });
    await open(`${CONTRACTS}&contract=ct_231`);
    await waitForText('tala can answer until');
    await press('Take back');
    const confirm = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')];
    await press(confirm.find((button) => button.textContent === 'Take back'));
    await waitForText('The offer is taken back.');
    expect(findControl('Take back')).toBeUndefined();
  });
});

describe('the editor of an offer', () => {
  beforeEach(() => {
    answerContracts(harness.site, [own]);
    answerValue(harness.site, 'previewContractOffer', () => previewOf({ offeror: 'amihan', offeree: 'tala' }));
  });

  async function fillTerms(): Promise<void> {
    await harness.site.waitUntil(() => findControl('Share') !== undefined, 'The editor');
    await choose('Kind', 'Daily salary');
    await press(findControl('paid every day'));
    await press(findControl('To'));
    const tala = (): Element | undefined =>
      [...document.querySelectorAll('[role=option]')].find(({ textContent }) => textContent.includes('tala'));
    await harness.site.waitUntil(() => tala() !== undefined, 'The account');
    await press(tala());
    await fill('Turnover from', '60000');
    await fill('Share', '0.2');
  }

  it('shows what the terms would have cost while they are typed, and sends them once', async () => {
    answerValue(harness.site, 'createContractOffer', () => offered);
    const requests = recordRequests(harness.site, 'createContractOffer');
    await open(`${CONTRACTS}&offer=new`);
    await fillTerms();
    await waitForText('You would have paid');
    await waitForText('By the contract in force');
    await press('Send the offer to tala');
    await waitForText('The offer to tala is sent.');
    const expected: ContractOfferRequest = {
      type: 'DAILY_SALARY',
      offeree: 'tala',
      period: 'DAILY',
      currency: 'PHP',
      tiers: [{ threshold: '60000.00', activeUsers: 0, rate: '0.0020' }],
    };
    expect(await Promise.all(requests.map(async (request) => request.json()))).toEqual([expected]);
  });

  it('says at the tier which rate the own contract allows there', async () => {
    answerWith(harness.site, 'previewContractOffer', async () =>
      Response.json(
        {
          success: false,
          errorCode: 'CONTRACT_RATE_TOO_HIGH',
          message: 'words',
          value: { tier: 1, maxRate: '0.0010' },
          traceId: 'trace',
        },
        { status: 422 },
      ),
    );
    await open(`${CONTRACTS}&offer=new`);
    await fillTerms();
    await waitForText('At most 0.1%, which your own contract pays there');
    expect(findControl('Share')?.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed when it is closed', async () => {
    await open(`${CONTRACTS}&offer=new`);
    await fillTerms();
    await press('Close');
    await harness.site.waitUntil(() => dialogs() === '', 'The page');
    await press('New offer');
    await harness.site.waitUntil(() => findControl('Share') !== undefined, 'The editor');
    const share = findControl('Share');
    expect(share instanceof HTMLInputElement && share.value).toBe('0.2');
  });
});

describe('the offer of the platform to the agent of the personas', () => {
  it('is compared on the own last days, accepted, and in force from the next day', async () => {
    await open(`${CONTRACTS}&contract=ct_218`);
    await waitForText(/In the last 3 periods version 2 would have paid (the same|₱[\d,.]+ (more|less))/);
    expect(document.querySelectorAll('[role=dialog] tbody tr').length).toBeGreaterThan(3);
    await press('Accept version 2');
    await press('Accept');
    await waitForText(/Accepted\. In force from /);
    await waitForText('In force from');
    expect(findControl('Accept version 2')).toBeUndefined();
  });

  it('is not the only one: a second offer of a kind to an account is refused, and says so', async () => {
    await open(`${CONTRACTS}&offer=new`);
    await harness.site.waitUntil(() => findControl('Share') !== undefined, 'The editor');
    await choose('Kind', 'Daily salary');
    await press(findControl('paid every day'));
    await press(findControl('To'));
    const tala = (): Element | undefined =>
      [...document.querySelectorAll('[role=option]')].find(({ textContent }) => textContent.includes('tala'));
    await harness.site.waitUntil(() => tala() !== undefined, 'The account');
    await press(tala());
    await fill('Turnover from', '1000');
    await fill('Share', '0.05');
    await press('Send the offer to tala');
    await waitForText('Another offer of this kind is open');
    expect(findControl('Open it')?.getAttribute('href')).toContain('contract=ct_219');
    const share = findControl('Share');
    expect(share instanceof HTMLInputElement && share.value).toBe('0.05');
  });
});
