// Logs in by an encrypted call and reads the member's data. Needs Node 24 and no packages:
//   node encrypted-call.ts http://localhost:4173 maricel Sampaguita7
// The functions use web APIs alone: they also run in browsers (on https or localhost), Deno and Bun.

/** `value` of `getEncryptionKey`. */
export interface GatewayKey {
  keyId: string;
  /** 32 bytes in base64. */
  gatewayKey: string;
}

export interface Call {
  /** Upper case. */
  method: string;
  /** From `/wps`, with parameters filled in, without query. */
  path: string;
  body: unknown;
}

/** Makes the `EncryptedBody` of a call. */
export async function encryptBody({ keyId, gatewayKey }: GatewayKey, { method, path, body }: Call) {
  const timestamp = new Date().toISOString();
  const nonce = toBase64(crypto.getRandomValues(new Uint8Array(16)));
  const ivBytes = crypto.getRandomValues(new Uint8Array(16));
  const iv = toBase64(ivBytes);
  // The base64 text of the nonce is used, not its bytes.
  const encKey = await hmac(fromBase64(gatewayKey), `enc|${nonce}`);
  const macKey = await hmac(fromBase64(gatewayKey), `mac|${nonce}`);
  const aesKey = await crypto.subtle.importKey('raw', encKey, 'AES-CBC', false, ['encrypt']);
  const plain = new TextEncoder().encode(JSON.stringify(body));
  const data = toBase64(new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv: ivBytes }, aesKey, plain)));
  const signed = ['3', method, path, timestamp, nonce, iv, data].join('\n');
  return { keyId, timestamp, nonce, iv, data, mac: toBase64(await hmac(macKey, signed)) };
}

/** Sends a call with an encrypted body; returns `value` of its answer. */
export async function callEncrypted<Value>(origin: string, call: Call, headers: Record<string, string> = {}) {
  // A client that makes many calls keeps the key until `expiresAt`.
  const key = await valueOf<GatewayKey>(await fetch(`${origin}/wps/system/gatewayKey`));
  const response = await fetch(origin + call.path, {
    method: call.method,
    headers: {
      'Content-Type': 'application/json',
      'X-Encryption-Version': '3',
      'X-Gateway-Version': '3',
      ...headers,
    },
    body: JSON.stringify(await encryptBody(key, call)),
  });
  return valueOf<Value>(response);
}

async function valueOf<Value>(response: Response): Promise<Value> {
  const answer: { success: boolean; value: Value; errorCode?: string } = await response.json();
  if (!answer.success) throw new Error(`${response.status} ${answer.errorCode}`);
  return answer.value;
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const hmacKey = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', hmacKey, new TextEncoder().encode(text)));
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

if (import.meta.main) {
  const [origin = 'http://localhost:4173', username = 'maricel', password = 'Sampaguita7'] = process.argv.slice(2);
  const { token } = await callEncrypted<{ token: string }>(origin, {
    method: 'POST',
    path: '/wps/session/login',
    body: { username, password, type: 'username' },
  });
  const info = await fetch(`${origin}/wps/member/info`, { headers: { Authorization: `Bearer ${token}` } });
  const { nickname, balance } = await valueOf<{ nickname: string; balance: string }>(info);
  console.log(`${nickname} has ${balance}`);
}
