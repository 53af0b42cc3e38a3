import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from './define-slice.ts';

/** A followed person; removed ones stay, marked deleted. */
export type Following = { readonly id: string; readonly deleted: boolean };

export type UserInfoState = { readonly following: readonly Following[] };

export const initialUserInfo: UserInfoState = { following: [] };

/** Local storage key of this slice. */
export const userInfoKey = 'userInfo';

const slice = defineSlice({
  name: 'userInfo',
  initialState: initialUserInfo,
  reducers: {
    followed: (state, action: PayloadAction<string>) => mark(state, action.payload, false),
    unfollowed: (state, action: PayloadAction<string>) => mark(state, action.payload, true),
    userInfoRestored: (_, action: PayloadAction<UserInfoState>) => action.payload,
    userInfoForgotten: () => initialUserInfo,
  },
});

export const { followed, unfollowed, userInfoRestored, userInfoForgotten } = slice.actions;
export const userInfoReducer = slice.reducer;

/** Reads the stored state; invalid data is dropped. */
export function readUserInfo(kept: string | null): UserInfoState {
  try {
    const value: unknown = JSON.parse(kept ?? '');
    const list =
      typeof value === 'object' && value !== null && 'following' in value && value.following;
    if (!Array.isArray(list)) return initialUserInfo;
    return { following: list.filter(isFollowing) };
  } catch {
    return initialUserInfo;
  }
}

function mark(state: UserInfoState, id: string, deleted: boolean): UserInfoState {
  const rest = state.following.filter((one) => one.id !== id);
  return { following: [...rest, { id, deleted }] };
}

function isFollowing(value: unknown): value is Following {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'deleted' in value &&
    typeof value.deleted === 'boolean'
  );
}
