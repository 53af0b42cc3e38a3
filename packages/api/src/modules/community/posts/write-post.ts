import { randomUUID } from 'node:crypto';
import type { createPost } from '@pahiya/contracts/community/community-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { textLengths } from '@pahiya/domain/community/post-states';
import { tagsOf } from '@pahiya/domain/community/post-tags';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { forgetSubject } from '../../content-reports/forget-subject.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { tellOfText } from '../own/tell.ts';
import { chosenPictures, noSuchPictures } from '../pictures/own-pictures.ts';
import { attachPictures } from '../pictures/picture-repository.ts';
import { checkText } from '../store/check-text.ts';
import { communityContent } from '../store/community-content.ts';
import { badField, notInCommunity } from '../store/community-refusals.ts';
import { awaitLook } from '../watch/await-look.ts';
import { putPostWords } from '../words/post-words-repository.ts';
import { admitText, wasPasted } from './admit-text.ts';
import { findSubject } from './find-subject.ts';
import { insertPost, markPostDeleted } from './post-repository.ts';
import { putPostTags } from './tag-repository.ts';
import { putTextPrint } from './text-print-repository.ts';
import { touchSubject } from './touch-subject.ts';

type Typed = {
  readonly userId: string;
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  readonly language: Language;
  readonly about: string | null;
  readonly pictures: readonly string[];
  readonly typedSeconds?: number | undefined;
  readonly pasted?: number | undefined;
};

/** Stores a post: shown at once, or after a moderator looked at it. */
export async function writePost(
  services: Services,
  { userId, topic, language, about, pictures, ...typed }: Typed,
): Promise<Result<AnswerOf<typeof createPost>, Refusal>> {
  const title = checkText('body.title', typed.title.replace(/\s+/g, ' '), textLengths.title);
  if (!title.ok) return title;
  const text = checkText('body.text', typed.text, textLengths.post);
  if (!text.ok) return text;
  if (about !== null && (await findSubject(services.sql, about)) === null) {
    return err(badField('body.about', 'There is no such model, RTO, offence or service.'));
  }
  const chosen = await chosenPictures(services, { userId, place: 'post' }, pictures);
  if (chosen === null) return err(noSuchPictures);
  const pictureIds = chosen.map(({ pictureId }) => pictureId);
  const admitted = await admitText(services, {
    ...{ userId, kind: 'post', field: 'body.text' },
    typedSeconds: typed.typedSeconds,
    isPasted: wasPasted(services, text.value, typed.pasted),
    text: [title.value, text.value, ...chosen.map(({ alt }) => alt)].join('\n'),
  });
  if (!admitted.ok) return admitted;
  const postId = randomUUID();
  const { state } = admitted.value;
  return transact(services.sql, async (tx) => {
    await insertPost(tx, {
      ...{ postId, authorId: userId, topic, language, about, now: services.now() },
      ...{ title: title.value, source: text.value, ...admitted.value },
    });
    if (!(await attachPictures(tx, { kind: 'post', id: postId, userId, pictureIds })))
      return err(noSuchPictures);
    await putPostWords(tx, postId);
    await putPostTags(tx, postId, tagsOf(`${title.value}\n\n${text.value}`));
    const { print } = admitted.value;
    await putTextPrint(tx, { kind: 'post', id: postId }, { print, now: services.now() });
    if (admitted.value.isWatched) {
      await awaitLook(tx, { kind: 'post', id: postId }, services.now());
    }
    if (state === 'live') {
      await tellOfText(tx, { kind: 'post', id: postId, now: services.now() });
      await bumpContent(tx, communityContent);
    }
    return ok({ postId, state });
  });
}

/** Deletes an own post. Its comments are no longer shown either. */
export async function removePost(
  { sql, now }: Services,
  { postId, userId }: { readonly postId: string; readonly userId: string },
): Promise<Result<{ readonly isDeleted: true }, Refusal>> {
  const isDeleted = await sql.begin(async (tx) => {
    const at = now();
    const rowId = await markPostDeleted(tx, { postId, userId, now: at });
    if (rowId === null) return false;
    await touchSubject(tx, rowId);
    await forgetSubject(tx, 'community-post', postId, at);
    await bumpContent(tx, communityContent);
    return true;
  });
  return isDeleted ? ok({ isDeleted }) : err(notInCommunity);
}
