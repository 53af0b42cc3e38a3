import type { NoticeKinds } from '../notice-kind.ts';

/** The kinds of subjects that notices are about, by the name that is stored with them. A new kind is one line here. */
export const noticeKinds: NoticeKinds = {};
