import { sendSecurityCode, startTotp } from '@croupier/sdk/client';
import type { OperationId } from '@croupier/sdk/operations';

import { acceptedCode, addAuthenticator } from '../domain/two-step/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { keyOf, type Player } from './money.ts';
import { lastCode } from './people.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const { password: loginPassword } = personas.member;

/** Makes the state that a keyed call of the security centre needs, for maricel; returns two bodies, the first right. */
export async function prepareSecurity(player: Player, id: OperationId): Promise<readonly object[] | undefined> {
  if (id === 'startTotp') return [{ loginPassword }, { loginPassword: 'wrong' }];
  if (id === 'confirmTotp') return confirmations(player);
  if (id === 'updateTwoStep' || id === 'resetPaymentPassword') return codeProofs(player, id);
  if (id === 'removeTotp' || id === 'createRecoveryCodes') return appProofs(player);
  return undefined;
}

async function confirmations({ client, world }: Player) {
  const { value } = await startTotp({ client, body: { loginPassword }, headers: keyOf('prepared') });
  const [setupId, code] = [value.setupId, acceptedCode(value, world.clock.now())];
  return [
    { setupId, code },
    { setupId, code: '000000' },
  ];
}

async function codeProofs({ client, world }: Player, id: 'updateTwoStep' | 'resetPaymentPassword') {
  await sendSecurityCode({ client, body: { channel: 'SMS' } });
  const proof = { loginPassword, verificationCode: lastCode(world) };
  if (id === 'updateTwoStep') return [true, false].map((enabled) => ({ ...proof, enabled }));
  return ['771902', '771903'].map((chosen) => ({
    ...proof,
    newPaymentPassword: chosen,
    confirmNewPaymentPassword: chosen,
  }));
}

function appProofs({ world }: Player) {
  addAuthenticator(world, ids.member, { secret: SECRET, lastStep: 0 });
  const code = acceptedCode({ secret: SECRET }, world.clock.now());
  return [code, '000000'].map((each) => ({ loginPassword, method: 'TOTP', code: each }));
}
