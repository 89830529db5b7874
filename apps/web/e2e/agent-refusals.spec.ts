import { exportWorld, teamOf, walletOf } from './ledger.ts';
import { DESKTOP, expect, openAs, PHONE, startSession, test, type personas } from './site.ts';

const AGENT_CENTRE = '/agentHome';

/** What pages say about an account or a contract of somebody else. */
const REFUSED = /not in your team|Contract not found/;

/** Pages with data of amihan's line, as another agent would open them. */
const addressesOf = (contractId: string, recordId: string): readonly string[] => [
  '/agentHome/downlineManagmentView?account=tala',
  '/agentHome/downlineManagmentView?branch=kidlat',
  '/agentHome/personalHistoryCopy?account=tala',
  '/agentHome/palStatementsAgentCopy?branch=kidlat',
  '/agentHome/agentDownlineTransactionDetailsCopy?account=tala',
  `/agentHome/agentDailyWages2?record=${recordId}`,
  `/agentHome/agentDailyWages2?contract=${contractId}`,
  `/agentHome/agentRealtimeSalary?record=${recordId}`,
  `/member/contracts?record=${recordId}`,
  `/member/contracts?contract=${contractId}`,
];

test('an agent sees nothing of another line, whatever address is opened', DESKTOP, async ({ page, watch }) => {
  watch.expectStatus(403, 404);
  await startSession(page, 'foreignAgent');
  await openAs(page, { url: AGENT_CENTRE });
  const world = await exportWorld(page);
  const foreign = teamOf(world, 'amihan').filter((account) => !['tala', 'kidlat'].includes(account));
  const contract = world.rows.contracts.find(({ type }) => type === 'DAILY_SALARY');
  const [recordId = ''] = walletOf(world, 'kidlat').flatMap(({ kind, reference }) =>
    kind === 'SALARY' ? [reference] : [],
  );
  for (const url of addressesOf(contract?.id ?? '', recordId)) {
    await test.step(url, async () => {
      await page.goto(url);
      await expect(page.locator('body')).toContainText(REFUSED);
      const text = await page.locator('body').innerText();
      expect(foreign.filter((account) => text.includes(account))).toEqual([]);
    });
  }
});

for (const persona of [undefined, 'member', 'trial'] as const satisfies ReadonlyArray<
  keyof typeof personas | undefined
>) {
  test(
    `${persona ?? 'a guest'} who opens a page of agents is led to their login [AGENT-18]`,
    PHONE,
    async ({ page }) => {
      if (persona !== undefined) await startSession(page, persona);
      await openAs(page, { url: `${AGENT_CENTRE}/agentRevenueReport` });
      await expect(page).toHaveURL(/\/agent$/);
      await expect(page.getByText('My income')).toHaveCount(0);
    },
  );
}
