import { memberInfo } from '@marquee/sdk/contract/member/info';
import { freePlay } from '@marquee/sdk/contract/session/freePlay';
import { login } from '@marquee/sdk/contract/session/login';
import { logout } from '@marquee/sdk/contract/session/logout';

/** What every kind of login sends and reads. */
export const loginCalls = { freePlay, login, logout, memberInfo } as const;
