import { createServerClient, vendorCredit } from '@croupier/sdk/servers';

const platform = createServerClient({
  baseUrl: process.env['PLATFORM'] ?? 'http://127.0.0.1:4174',
  vendor: 'TALA',
  secret: process.env['VENDOR_SECRET'] ?? 'the key agreed with the platform',
});

const { value } = await vendorCredit({
  client: platform,
  body: { launchToken: 'lt_31c7', transactionId: 'vt_10232', roundId: 'rd_551203', amount: '120.00', currency: 'PHP' },
});
console.info(value.balance);
