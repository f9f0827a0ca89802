// What can be asked about friends.
import { call } from '../api';
import type { AnswerFriend } from '../types/AnswerFriend';
import type { AskFriend } from '../types/AskFriend';
import type { FriendAnswer } from '../types/FriendAnswer';
import type { FriendDoor } from '../types/FriendDoor';
import type { FriendsPage } from '../types/FriendsPage';
import type { FriendWishes } from '../types/FriendWishes';
import type { InviteFriend } from '../types/InviteFriend';

export const friends = {
  page: () => call<FriendsPage>('GET', '/friends'),
  ask: (wish: AskFriend) => call<FriendsPage>('POST', '/friends', wish),
  wish: (wishes: FriendWishes) => call<FriendsPage>('PUT', '/friends', wishes),
  answer: (id: string, answer: FriendAnswer) =>
    call<FriendsPage>('PUT', `/friends/${encodeURIComponent(id)}`, { answer } satisfies AnswerFriend),
  door: (link: string) => call<FriendDoor>('GET', `/friends/link/${encodeURIComponent(link)}`),
  decline: (table: string) => call<null>('DELETE', `/friends/invitations/${encodeURIComponent(table)}`),
  invite: (table: string, friend: string) =>
    call<null>('POST', `/tables/${encodeURIComponent(table)}/invite`, { friend } satisfies InviteFriend),
};
