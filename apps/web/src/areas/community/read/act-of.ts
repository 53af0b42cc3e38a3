import {
  followUser,
  likePost,
  mutePerson,
  savePost,
  subscribeTopic,
} from '@pahiya/contracts/community/community-calls';
import { pathIn } from '@pahiya/domain/shared/language';
import { data, redirect } from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';

/** What became of a switch on a reading page: `mark` names it; `failure` null: it is as wanted. */
export type ActOutcome = {
  readonly mark: string;
  readonly isOn: boolean;
  readonly failure: PageFailure | null;
};

/** Switches what a form of a reading page asks for: a like, a person or a topic that is followed. Visitors sign in first
 * and come back. */
export async function actOf(
  form: FormData,
  { api, language }: PageTools,
  here: string,
): Promise<Response | ReturnType<typeof data<ActOutcome>>> {
  const mark = formText(form, 'mark');
  const isOn = formText(form, 'intent') === 'on';
  const [kind, subject = ''] = mark.split(/:(.*)/);
  const answer = await switchMark(api, { kind: kind ?? '', subject, isOn });
  if (answer === null) throw data(null, { status: 404 });
  if (answer.ok) return data<ActOutcome>({ mark, isOn, failure: null });
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(pathIn(language, here)), 303);
  return data<ActOutcome>({ mark, isOn: !isOn, failure }, { status: failure.status });
}

type Wish = { readonly kind: string; readonly subject: string; readonly isOn: boolean };

/** Null: there is no such switch. */
async function switchMark(api: PageTools['api'], { kind, subject, isOn }: Wish) {
  switch (kind) {
    case 'like':
      return api.call(likePost, { body: { kind: 'post', id: subject, isLiked: isOn } });
    case 'like-comment':
      return api.call(likePost, { body: { kind: 'comment', id: subject, isLiked: isOn } });
    case 'save':
      return api.call(savePost, { body: { postId: subject, isSaved: isOn } });
    case 'mute':
    case 'block':
      return api.call(mutePerson, { body: { handle: subject, how: isOn ? kind : 'none' } });
    case 'user':
      return api.call(followUser, { body: { handle: subject, isFollowed: isOn } });
    case 'topic':
      return api.call(subscribeTopic, { body: { topic: subject as never, isSubscribed: isOn } });
    default:
      return null;
  }
}
