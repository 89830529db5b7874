import { configureApi, getMemberInfo, login } from '@croupier/sdk/client';

const session = new Map<'token', string>();
configureApi({ baseUrl: 'https://api.example', getToken: () => session.get('token') });

const { value: loginResult } = await login({
  body: { username: 'maricel', password: 'Sampaguita7', type: 'username' },
});
session.set('token', loginResult.token);

const { value: member } = await getMemberInfo();
console.info(member.nickname ?? member.account);
