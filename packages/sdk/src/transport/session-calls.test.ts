import { describe, expect, it } from 'vitest';

import { getMemberInfo, login, loginFreePlay, logout } from '../client.ts';
import { createFakePlatform, success, type SentRequest } from '../testing/fake-platform.ts';

const getToken = () => 'mbr_1';

/** Method and path, and token of a request. */
const addressOf = (sent: SentRequest | undefined): unknown[] => [
  sent && `${sent.request.method} ${new URL(sent.request.url).pathname}`,
  sent?.request.headers.get('Authorization'),
];

describe('the calls of a session', () => {
  it('send name, password, captcha, type and the result of the slider check encrypted when somebody logs in [CALL-01]', async () => {
    const platform = createFakePlatform([success({})]);
    const credentials = { username: 'maricel', password: 'Sampaguita7', type: 'username', captcha: '7309' } as const;
    const body = { ...credentials, sliderVerification: { challengeId: 'sld_41b7', verifyToken: 'svt_9c1e0a' } };
    await login({ client: platform.client, body });
    expect(addressOf(platform.sent[0])).toEqual(['POST /wps/session/login', null]);
    expect(platform.sent[0]?.body).not.toMatch(/maricel|Sampaguita7|7309|sld_41b7|svt_9c1e0a/);
    expect(platform.decrypt(platform.sent[0])).toEqual(body);
  });

  it('send the token when somebody logs out [CALL-02]', async () => {
    const { client, sent } = createFakePlatform([success({})], { getToken });
    await logout({ client });
    expect(addressOf(sent[0])).toEqual(['DELETE /wps/session/logout', 'Bearer mbr_1']);
  });

  it('need no token when free play begins [CALL-03]', async () => {
    const { client, sent } = createFakePlatform([success({})]);
    await loginFreePlay({ client, body: { os: 'linux', platform: 'W' } });
    expect(addressOf(sent[0])).toEqual(['POST /wps/session/login/freeplay', null]);
  });

  it('send the token when the member is asked for [CALL-06]', async () => {
    const { client, sent } = createFakePlatform([success({})], { getToken });
    await getMemberInfo({ client });
    expect(addressOf(sent[0])).toEqual(['GET /wps/member/info', 'Bearer mbr_1']);
  });
});
