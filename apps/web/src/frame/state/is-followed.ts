import type { UserInfoState } from './user-info-slice.ts';

/** Whether this one is followed: listed and not marked deleted. Apart from the slice, which every page loads. */
export function isFollowed(state: UserInfoState, id: string): boolean {
  return state.following.some((one) => one.id === id && !one.deleted);
}
