/** A small program of another team, for `package.test.ts`: it uses the installed package, in Node and in a page. */
import { configureApi, getMemberInfo, login, type CallReport } from '@croupier/sdk/client';
import { isApiError, type ErrorKind } from '@croupier/sdk/errors';
import { getMemberInfoOptions } from '@croupier/sdk/query';
import { formatAmount, parseAmount } from '@croupier/sdk/rules';
import { createServerClient, vendorGetBalance } from '@croupier/sdk/servers';
import type { MemberInfo } from '@croupier/sdk/types';
import { strictAnswers } from '@croupier/sdk/zod';

const baseUrl = process.argv[2] ?? '';
const reports: CallReport[] = [];
const session = new Map<'token', string>();

configureApi({
  baseUrl,
  getToken: () => session.get('token'),
  onCall: (report) => reports.push(report),
  validateRequests: true,
  checkAnswers: strictAnswers,
  tries: 1,
});

const kindOf = async (call: Promise<unknown>): Promise<ErrorKind | 'success'> => {
  try {
    await call;
    return 'success';
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.kind;
  }
};

const loggedIn = await login({ body: { username: 'maricel', password: 'Sampaguita7', type: 'username' } });
session.set('token', loggedIn.value.token);
const { value } = await getMemberInfo({ meta: { timeoutMs: 5000 } });
const member: MemberInfo = value;
const [query] = getMemberInfoOptions().queryKey;

const vendor = createServerClient({ baseUrl, vendor: 'TALA', secret: 'a secret of the test' });
const body = { launchToken: 'lt_1', currency: 'PHP' };
const balance = await vendorGetBalance({ client: vendor, body });
const wrongVendor = createServerClient({ baseUrl, vendor: 'TALA', secret: 'another secret', tries: 1 });

console.info(
  JSON.stringify({
    account: member.account,
    balance: formatAmount(parseAmount(member.balance, 'PHP')),
    query: query._id,
    vendor: balance.value.balance,
    wrongSecret: await kindOf(vendorGetBalance({ client: wrongVendor, body })),
    operations: reports.map(({ operationId }) => operationId),
  }),
);
