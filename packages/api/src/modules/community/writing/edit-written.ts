import { type PostState, textLengths } from '@pahiya/domain/community/post-states';
import { tagsOf } from '@pahiya/domain/community/post-tags';
import { editedParts, spamRules, spamScore } from '@pahiya/domain/community/spam-score';
import { trustLevels } from '@pahiya/domain/community/trust';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { tellOfText } from '../own/tell.ts';
import { chosenPictures, noSuchPictures } from '../pictures/own-pictures.ts';
import { attachPictures } from '../pictures/picture-repository.ts';
import { weighText, withWatched } from '../posts/admit-text.ts';
import { countComments } from '../posts/post-repository.ts';
import { putPostTags } from '../posts/tag-repository.ts';
import { putTextPrint } from '../posts/text-print-repository.ts';
import { touchSubject } from '../posts/touch-subject.ts';
import { checkText } from '../store/check-text.ts';
import { communityContent } from '../store/community-content.ts';
import { badField, changedElsewhere, notInCommunity } from '../store/community-refusals.ts';
import { awaitLook } from '../watch/await-look.ts';
import { putPostWords } from '../words/post-words-repository.ts';
import {
  type Edit,
  keepRevision,
  lockOwnText,
  type OwnText,
  updateComment,
  updatePost,
} from './edit-repository.ts';

type Edited = Result<{ readonly state: PostState; readonly version: number }, Refusal>;
type Wish = {
  readonly userId: string;
  readonly version: number;
  readonly text: string;
  /** Waiting pictures that it gets besides those it has. */
  readonly pictures: readonly string[];
};
const hour = 3_600_000;

/** Edits an own post. A stale version is refused; what the text said before is kept. */
export async function editOwnPost(
  services: Services,
  wish: Wish & {
    readonly postId: string;
    readonly topic: string;
    readonly title: string;
    readonly language: Language;
  },
): Promise<Edited> {
  const title = checkText('body.title', wish.title.replace(/\s+/g, ' '), textLengths.title);
  if (!title.ok) return title;
  const text = checkText('body.text', wish.text, textLengths.post);
  if (!text.ok) return text;
  const { topic, language } = wish;
  return edit(services, {
    ...{ kind: 'post', id: wish.postId, userId: wish.userId, version: wish.version },
    ...{ text: text.value, whole: `${title.value}\n${text.value}`, pictures: wish.pictures },
    write: async (tx, { rowId }, made) => {
      await updatePost(tx, rowId, { ...made, topic, language, title: title.value });
      await putPostWords(tx, wish.postId);
      await putPostTags(tx, wish.postId, tagsOf(`${title.value}\n\n${text.value}`));
    },
  });
}

/** Edits an own comment. */
export async function editOwnComment(
  services: Services,
  wish: Wish & { readonly commentId: string },
): Promise<Edited> {
  const text = checkText('body.text', wish.text, textLengths.comment);
  if (!text.ok) return text;
  return edit(services, {
    ...{ kind: 'comment', id: wish.commentId, userId: wish.userId, version: wish.version },
    ...{ text: text.value, whole: text.value, pictures: wish.pictures },
    write: (tx, { rowId }, made) => updateComment(tx, rowId, made),
  });
}

type EditOf = {
  readonly kind: 'post' | 'comment';
  readonly id: string;
  readonly userId: string;
  readonly version: number;
  readonly text: string;
  /** Everything that is weighed, but the words of pictures. */
  readonly whole: string;
  readonly pictures: readonly string[];
  readonly write: (tx: Transaction, before: OwnText, made: Edit) => Promise<void>;
};

async function edit(services: Services, wish: EditOf): Promise<Edited> {
  const { kind, id, userId, version, text, write } = wish;
  const place = `edit:${id}`;
  const chosen = await chosenPictures(services, { userId, place }, wish.pictures);
  if (chosen === null) return err(noSuchPictures);
  const pictureIds = chosen.map(({ pictureId }) => pictureId);
  const whole = [wish.whole, ...chosen.map(({ alt }) => alt)].join('\n');
  const weighed = await weighText(services, {
    ...{ userId, text: whole, field: 'body.text', editedId: id },
  });
  if (!weighed.ok) return weighed;
  const { trust, textHash } = weighed.value;
  const now = services.now();
  return transact(services.sql, async (tx) => {
    const before = await lockOwnText(tx, kind, { id, userId });
    if (before === null) return err(notInCommunity);
    if (before.version !== version) return err(changedElsewhere);
    const { editHours } = trustLevels[trust];
    if (now.getTime() - before.createdAt.getTime() > editHours * hour) {
      return err(badField('body.text', `It can be edited for ${editHours} hours.`));
    }
    const { isWatched } = weighed.value;
    const on = istDateOf(now);
    const parts = editedParts(weighed.value.spamParts, { before: before.source, after: text, on });
    const isSuspect = spamScore(parts) >= spamRules(on).queue;
    const spamParts = withWatched(parts, isWatched);
    const state = before.state === 'live' && isSuspect ? 'pending' : before.state;
    await keepRevision(tx, kind, { ...before, now });
    await write(tx, before, { source: text, state, spamParts, textHash, now });
    await putTextPrint(tx, { kind, id }, { print: weighed.value.print, now });
    if (!(await attachPictures(tx, { kind, id, userId, pictureIds }))) return err(noSuchPictures);
    if (isWatched) await awaitLook(tx, { kind, id }, now);
    if (kind === 'comment' && before.state !== state) {
      await countComments(tx, before.postRowId, -1);
    }
    if (state === 'live') await tellOfText(tx, { kind, id, now });
    if (before.state === 'live') {
      await touchSubject(tx, before.postRowId);
      await bumpContent(tx, communityContent);
    }
    return ok({ state, version: version + 1 });
  });
}
