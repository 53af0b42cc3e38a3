import type { ApiFailure } from '@pahiya/api-client/api-failure';
import {
  communityDraft,
  communityInit,
  dropDraft,
  postsAbout,
  saveDraft,
  similarPosts,
} from '@pahiya/contracts/community/community-calls';
import { mentionsOf } from '@pahiya/domain/community/news-kinds';
import { faultOfText, linksOf, tidyText } from '@pahiya/domain/community/post-text';
import type { TopicSlug } from '@pahiya/domain/community/topics';
import { type TrustLevel, type TrustLimits, trustLevels } from '@pahiya/domain/community/trust';
import { data, redirect } from 'react-router';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { fieldsOf, type TextLimit, type TypedText, type WriteOutcome } from './typed-text.ts';

const nothing: Omit<WriteOutcome, 'kind' | 'typed'> = {
  ...{ fields: [], failure: null, other: null, isOfText: false, limit: null },
  ...{ similar: [], alt: '', isSynthetic: false },
};

/** Gives back what was typed with the reason. */
export function refuse(outcome: Partial<WriteOutcome> & Pick<WriteOutcome, 'kind' | 'typed'>) {
  const status = {
    wrong: 400,
    failed: 502,
    preview: 200,
    kept: 200,
    conflict: 409,
    'signed-out': 401,
  };
  return data<WriteOutcome>(
    { ...nothing, ...outcome },
    { status: outcome.failure?.status ?? status[outcome.kind] },
  );
}

/** A refused call with what was typed. */
export function refuseWith(error: ApiFailure, typed: TypedText) {
  const failure = toPageFailure(error);
  if (needsSignIn(failure)) return refuse({ kind: 'signed-out', typed, failure });
  const paths =
    error.kind === 'problem' ? (error.problem.errors ?? []).map(({ path }) => path) : [];
  const fields = fieldsOf(paths);
  return refuse({ kind: fields.length > 0 ? 'wrong' : 'failed', typed, failure, fields });
}

/** A text that was not taken, with what was typed and, where it is the limit of its author's level, with that limit. */
export async function refuseText(
  { api }: PageTools,
  error: ApiFailure,
  { typed, lengths }: { readonly typed: TypedText; readonly lengths: TextLengths },
) {
  const refused = refuseWith(error, typed);
  const isText = refused.data.fields.includes('text');
  if (!isText || faultOfText(tidyText(typed.text), lengths) !== null) return refused;
  const init = await api.call(communityInit, {});
  const trust = (init.ok ? init.value.userData?.trust : undefined) ?? 0;
  const limit = limitOf(typed, trustLevels[trust as TrustLevel]);
  return data<WriteOutcome>({ ...refused.data, limit }, { status: refused.init?.status ?? 400 });
}

type TextLengths = { readonly least: number; readonly most: number };

/** Which limit a text does not keep: where it is neither links nor mentions, it is too old to be edited. */
function limitOf({ title, text }: TypedText, level: TrustLimits): TextLimit {
  const whole = `${title}\n${text}`;
  if (linksOf(whole).length > level.links) return { of: 'links', most: level.links };
  if (mentionsOf(whole).length > level.mentions) return { of: 'mentions', most: level.mentions };
  return { of: 'hours', most: level.editHours };
}

/** Saves a draft and shows it as saved, or shows the one of another device beside what was typed. */
export async function keepDraft(
  { api }: PageTools,
  typed: TypedText,
  { place, here }: { readonly place: string; readonly here: string },
) {
  const { revision, topic, title, text, about, language, version } = typed;
  const saved = await api.call(saveDraft, {
    body: { place, revision, topic, title, text, about, language, version },
  });
  if (saved.ok) return redirect(`${here}${here.includes('?') ? '&' : '?'}saved=1`, 303);
  if (toPageFailure(saved.error).code !== 'community/changed') {
    return refuseWith(saved.error, typed);
  }
  const other = await api.call(communityDraft, { query: { place } });
  if (!other.ok) return refuseWith(other.error, typed);
  const { draft } = other.value;
  return refuse({
    kind: 'conflict',
    // Saving once more is the choice to keep this text.
    typed: { ...typed, revision: draft?.revision ?? 0 },
    other: draft === null ? '' : [draft.title, draft.text].filter(Boolean).join('\n\n'),
  });
}

/** Shows a text as readers will see it, with posts of similar titles. */
export async function preview({ api }: PageTools, typed: TypedText) {
  const title = typed.title.trim();
  const found = title.length < 10 ? null : await api.call(similarPosts, { query: { title } });
  return refuse({
    kind: 'preview',
    typed,
    similar: found?.ok === true ? found.value.posts : [],
  });
}

/** Deletes a draft whose text was sent. That it stays for a while is no reason to refuse. */
export async function forgetDraft({ api }: PageTools, place: string): Promise<void> {
  await api.call(dropDraft, { body: { place } });
}

/** What a post that is written is about, by name; null: nothing, or no such thing. */
export async function subjectNamed(api: PageTools['api'], about: string) {
  if (about === '') return null;
  const found = await api.call(postsAbout, { query: { about } });
  return found.ok ? found.value.subject : null;
}

/** A topic that was checked before. */
export function asTopic(topic: string): TopicSlug {
  return topic as TopicSlug;
}
