import { describe, expect, it } from 'vitest';

import { parametersOf, tokenUse } from '../codegen/contract.ts';
import * as reader from './contract-reader.ts';
import { contract, enumOf, fieldsOf, propertiesOf, schemaNamed } from './contract-reader.ts';

/** A call in one object: parameters with their constant, else their default, else `any`; fields of request and value. */
function callNamed(id: string) {
  const { method, path, operation } = reader.callNamed(id);
  return {
    call: `${method.toUpperCase()} ${path}`,
    origin: operation['x-origin'],
    token: tokenUse(operation),
    parameters: reader.parametersByName(operation),
    isEncrypted: reader.isEncrypted(operation),
    request: Object.keys(propertiesOf(reader.requestOf(operation))),
    value: Object.keys(propertiesOf(reader.valueOf(operation))),
  };
}

const includes = (...names: string[]): unknown => expect.arrayContaining(names);

/** What a call that the operator named must have. */
const fixed = (call: string, parts: object = {}): object => ({ call, origin: 'document', ...parts });

describe('calls of sessions and verification', () => {
  it('a code for visitors is sent to a number after the human check [CALL-04] [CALL-85]', () => {
    const request = includes('mobileNum', 'countryDialingCode', 'sliderVerification');
    expect(callNamed('sendLoginSmsCode')).toMatchObject(
      fixed('POST /wps/verification/sms/noLogin', { token: 'none', request }),
    );
  });

  it('a code for registration is sent to a number after the human check [CALL-05] [CALL-90]', () => {
    const request = includes('mobileNum', 'countryDialingCode', 'sliderVerification');
    expect(callNamed('sendRegisterSmsCode')).toMatchObject(fixed('POST /wps/verification/sms/register', { request }));
  });

  it('a registration is sent encrypted by PUT [CALL-07] [CALL-89]', () => {
    const parts = { isEncrypted: true, request: includes('username', 'password', 'confirmPassword', 'termsAccepted') };
    expect(callNamed('registerMember')).toMatchObject(fixed('PUT /wps/member/register', parts));
  });

  it('a registration by mobile is sent encrypted by PUT, with the code [CALL-08] [CALL-89]', () => {
    const parts = { isEncrypted: true, request: includes('mobileNum', 'verificationCode', 'password') };
    expect(callNamed('registerMemberByMobile')).toMatchObject(fixed('PUT /wps/member/register/mobile', parts));
  });

  it('a login takes name, password, captcha and type [CALL-83]', () => {
    const request = includes('username', 'password', 'captcha', 'type');
    expect(callNamed('login')).toMatchObject(fixed('POST /wps/session/login', { isEncrypted: true, request }));
  });

  it('a captcha is a base64 string for visitors [CALL-19] [CALL-84]', () => {
    expect(callNamed('getCaptcha')).toMatchObject(fixed('GET /wps/captcha', { token: 'none' }));
    const image = reader.follow(reader.valueOf(reader.callAt('get', '/wps/captcha')));
    expect(image).toMatchObject({ type: 'string', contentEncoding: 'base64' });
  });

  it('free play starts without a token and gives one [CALL-88]', () => {
    expect(callNamed('loginFreePlay')).toMatchObject(
      fixed('POST /wps/session/login/freeplay', { token: 'none', value: includes('token') }),
    );
  });

  it('a session ends by DELETE with its token [CALL-93]', () => {
    expect(callNamed('logout')).toMatchObject(fixed('DELETE /wps/session/logout', { token: 'required' }));
  });

  it('an affiliate code is checked with the domain, without a token [CALL-91]', () => {
    const parameters = { code: 'any', domain: 'any' };
    expect(callNamed('checkAffiliateCode')).toMatchObject(
      fixed('GET /wps/agent/affiliate', { token: 'none', parameters }),
    );
  });
});

describe('calls of the system', () => {
  it('the whitelabel flags are answered [CALL-14]', () => {
    const value = includes('CHNGPASSVERIF3', 'AGENTPOLICY3', 'MOBILENUMREG3', 'FREEPLAY3');
    expect(callNamed('getWhitelabel')).toMatchObject(fixed('GET /wps/system/whitelabel', { value }));
  });

  it('the registration fields are answered [CALL-15]', () => {
    expect(callNamed('getRegisterSetting')).toMatchObject(
      fixed('GET /wps/system/setting/register', { value: includes('fields') }),
    );
  });

  it('the status of the system is answered [CALL-16]', () => {
    const value = includes('status', 'maintenance', 'regionRestriction', 'location');
    expect(callNamed('getSystemStatus')).toMatchObject(fixed('GET /wps/system/status', { value }));
  });

  it('lines are asked for device 0 and answered as a domain list [CALL-17]', () => {
    const parts = { parameters: { device: 0 }, value: includes('domainList') };
    expect(callNamed('listDomainRoutes')).toMatchObject(fixed('GET /wps/system/domainRoute', parts));
    expect(schemaNamed('DomainLine')['required']).toEqual(['domainName']);
  });

  it('the help centre is asked with a language for device WEB [CALL-18]', () => {
    expect(callNamed('getHelpCenter')).toMatchObject(
      fixed('GET /wps/system/helpCenter', { parameters: { lang: 'any', device: 'WEB' } }),
    );
  });

  it('dial codes are read by GET [CALL-48]', () => {
    expect(callNamed('listCountryCodes')).toMatchObject({ call: 'GET /wps/system/countryCodes', token: 'none' });
  });

  it('the speed of a line is measured by ping.json [CALL-50]', () => {
    expect(callNamed('pingDomain')).toMatchObject({ call: 'GET /ping.json', token: 'none' });
  });
});

describe('calls of lotteries and live rooms', () => {
  it('menus are asked with a prize mode [CALL-22] [CALL-40]', () => {
    expect(callNamed('listGameMenus')).toMatchObject(
      fixed('GET /lgw/games/game_menus', { parameters: { prizeMode: 'any' } }),
    );
  });

  it('menus of the Vietnamese lottery are asked with a prize mode for device WEB [CALL-23] [CALL-39]', () => {
    const parameters = { prizeMode: 'any', device: 'WEB' };
    expect(callNamed('listVnLotteryMenus')).toMatchObject(fixed('GET /lgw/vn/games/game_menu', { parameters }));
  });

  it('recent lotteries need a token [CALL-24] [CALL-43]', () => {
    expect(callNamed('listRecentLotteryGames')).toMatchObject(
      fixed('GET /lgw/vn/games/game_menu/recent', { token: 'required' }),
    );
  });

  it('opened draws of the Vietnamese lottery are read by game [CALL-25]', () => {
    expect(callNamed('listVnOpenedNumeros')).toMatchObject(
      fixed('GET /lgw/vn/numeros/opened/game', { parameters: { gameCode: 'any' } }),
    );
  });

  it('the opened draw of a game needs a token [CALL-26]', () => {
    expect(callNamed('getOpenedNumero')).toMatchObject(
      fixed('GET /lotto/lgw/games/opened/numero', { token: 'required' }),
    );
  });

  it('a lottery lobby is launched by its relay call [CALL-52]', () => {
    expect(callNamed('getLotteryLobby')).toMatchObject(
      fixed('GET /wps/relay/GCS_gameLaunchFB', { value: includes('launchUrl') }),
    );
  });

  it('live rooms and presenters are lists, and a chat with one is opened by its URL [CALL-44] [CALL-45] [CALL-68] [CALL-70] [CALL-71]', () => {
    expect(callNamed('listLiveRooms')).toMatchObject(
      fixed('GET /wps/relay/GLS2_roomList', { value: includes('content') }),
    );
    expect(callNamed('listLiveModels')).toMatchObject(
      fixed('GET /wps/relay/CBS_modelList', { value: includes('content') }),
    );
    expect(callNamed('launchLiveChat')).toMatchObject(fixed('POST /wps/relay/CBS_launchChat', { value: ['chatUrl'] }));
  });
});

describe('calls of games', () => {
  it('games are searched by name and page, 15 or 20 of a page [CALL-37] [CALL-53]', () => {
    const parameters = { gameName: 'any', pageNo: 1 };
    expect(callNamed('listGames')).toMatchObject(
      fixed('GET /wps/relay/GCSGAME_gameList', { parameters, value: includes('games', 'totalPages') }),
    );
  });

  it('hot games are asked with their constants and answered as a list [CALL-31] [CALL-54]', () => {
    const parameters = {
      merchantCode: 'any',
      isPlatform: 2,
      vassalage: 'any',
      platform: 'html5-desktop',
      gameType: 'any',
    };
    expect(callNamed('listHotGames')).toMatchObject(
      fixed('GET /wps/relay/GCSGAME_hotGamesV2', { parameters, value: ['list'] }),
    );
  });

  it('game types of a vendor are read by the vendor [CALL-55]', () => {
    expect(callNamed('listVendorGameTypes')).toMatchObject(
      fixed('GET /wps/relay/GCSGAME_getVassGameType', { parameters: { vassalage: 'any' } }),
    );
  });

  it('vendors are asked for html5-desktop and answered as lanes [CALL-36] [CALL-56]', () => {
    const parts = { parameters: { platform: 'html5-desktop', flush: expect.anything() }, value: includes('lanes') };
    expect(callNamed('listGameVendors')).toMatchObject(fixed('GET /wps/relay/GCSGAME_newGameVendor', parts));
  });

  it('winners are asked for all categories, 20 of them [CALL-57]', () => {
    const parts = { parameters: { gameCategory: 'ALL', limitNum: 20 }, value: ['list'] };
    expect(callNamed('listWinners')).toMatchObject(fixed('GET /wps/relay/GCSGAME_getRankList', parts));
  });

  it('recent games are asked by page, 20 of a page, for client type 3 [CALL-35] [CALL-58]', () => {
    const parts = { parameters: { page: 1, pageSize: 20, clientType: 3 }, value: ['list', 'totalPages'] };
    expect(callNamed('listRecentGames')).toMatchObject(
      fixed('GET /wps/relay/GCS_recentGame', { token: 'required', ...parts }),
    );
  });

  it('announcements are asked for by data types and answered in four groups [CALL-47] [CALL-60]', () => {
    const parts = { parameters: { execution: 'B', platform: 'W' }, value: ['banners', 'player', 'popup', 'promotion'] };
    expect(callNamed('getAnnouncements')).toMatchObject(fixed('GET /wps/relay/MCSFE_getListAnnouncements', parts));
    const operation = reader.operationNamed('getAnnouncements');
    const types = parametersOf(contract, operation).find(({ name }) => name === 'dataTypes');
    expect(types?.schema?.['enum']).toEqual(['B,PL,PU,PR,H', 'B,PL,PU,PR']);
  });

  it('favourites are read as ids and as a list, added and removed [CALL-61] [CALL-62] [CALL-63] [CALL-64]', () => {
    expect(callNamed('listFavoriteGameIds')).toMatchObject(
      fixed('GET /wps/relay/MCSFE_getFavoriteGames', { token: 'required' }),
    );
    expect(callNamed('listFavoriteGames')).toMatchObject(
      fixed('GET /wps/relay/MCSFE_getFavoriteGamesList', { token: 'required' }),
    );
    expect(callNamed('addFavoriteGame')).toMatchObject(
      fixed('POST /wps/relay/MCSFE_addFavoriteGameV2', { request: includes('nodeId') }),
    );
    expect(callNamed('removeFavoriteGame')).toMatchObject(
      fixed('DELETE /wps/relay/MCSFE_removeFavoriteGameV2', { parameters: { nodeId: 'any' } }),
    );
  });
});

describe('entities', () => {
  it('a game has the fields of the document [ENT-12]', () => {
    const names = ['gameType', 'nodeId', 'vassalage', 'gameName', 'nodeName', 'gameClassify', 'isNew', 'showIcon'];
    expect(fieldsOf('Game')).toEqual(includes(...names, 'iconUrl', 'isHot', 'gameCode', 'isGame'));
  });

  it('a vendor has its code, type, name and large icon [ENT-13]', () => {
    expect(fieldsOf('GameVendor')).toEqual(includes('vassalage', 'gameType', 'displayName', 'lagerIcon'));
  });

  it('a sorted vendor entry has a category and its vendors [ENT-14]', () => {
    expect(fieldsOf('SortedVendorEntry')).toEqual(['gameCategory', 'vendors']);
  });

  it('a vendor lane has a title, cards and sub-categories [ENT-15]', () => {
    expect(fieldsOf('VendorLane')).toEqual(includes('title', 'cards', 'gameClassify'));
  });

  it('a favourite names node, vendor and game type; its list is paged [ENT-16]', () => {
    expect(fieldsOf('FavouritePayload')).toEqual(['nodeId', 'vendor', 'gameType']);
    expect(callNamed('listFavoriteGames').value).toEqual(['content', 'pageNum', 'totalPages']);
  });

  it('a banner has a URL, the type of its link and a group [ENT-17]', () => {
    expect(fieldsOf('Banner')).toEqual(includes('url', 'linkageType', 'groupName'));
  });

  it('a popup item is executed as A, B or F [ENT-18]', () => {
    expect(fieldsOf('PopupItem')).toEqual(includes('execution', 'title', 'content', 'promotionType'));
    expect(enumOf('PopupExecution')).toEqual(['A', 'B', 'F']);
  });

  it('a notice has id, title, date and content [ENT-19]', () => {
    expect(fieldsOf('Notice')).toEqual(includes('id', 'title', 'startDate', 'content'));
  });

  it('an entry of the winner board wraps a winner as vo [ENT-20]', () => {
    expect(fieldsOf('WinnerEntry')).toEqual(['vo']);
    expect(fieldsOf('WinnerItem')).toEqual(includes('iconUrl', 'customerName', 'gameName', 'winAmount'));
  });

  it('a line is fast, normal or slow [ENT-21]', () => {
    expect(fieldsOf('DomainLine')).toEqual(['domainName', 'speed', 'type', 'percentage']);
    const { type } = propertiesOf(reader.referenceTo('DomainLine'));
    expect(reader.follow(type ?? {})['enum']).toEqual(['fast', 'normal', 'slow']);
  });

  it('a country has its code and its dialling code [ENT-22]', () => {
    expect(fieldsOf('CountryEntry')).toEqual(['countryCode', 'countryDialingCode']);
  });
});
