import { configureApi, getMemberInfo, login } from '@croupier/sdk/client';

let token: string | undefined;
configureApi({ baseUrl: 'https://api.example', getToken: () => token });

const { value: session } = await login({ body: { username: 'maricel', password: 'Sampaguita7', type: 'username' } });
token = session.token;

const { value: member } = await getMemberInfo();
console.info(member.nickname ?? member.account);
