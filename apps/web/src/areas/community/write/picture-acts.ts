import type { Answer } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import {
  addPicture,
  dropPicture,
  waitingPictures,
} from '@pahiya/contracts/community/community-calls';
import { pictureAlt } from '@pahiya/domain/community/post-states';
import { faultOfText, tidyText } from '@pahiya/domain/community/post-text';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { base64Of, chosenFile, largestFile } from '../../../parts/controls/read-file.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import type { TextField, TypedText } from './typed-text.ts';
import { refuse, refuseWith } from './write-actions.ts';

type Refused = ReturnType<typeof refuse>;

/** What the form says about a picture. */
function typedAlt(form: FormData): string {
  const alt = form.get('alt');
  return typeof alt === 'string' ? alt.slice(0, 500) : '';
}

/** Uploads the chosen picture of a form; null: it is taken, or none was chosen and none is needed. */
async function takePicture(
  { api }: PageTools,
  form: FormData,
  {
    typed,
    place,
    isNeeded,
  }: { readonly typed: TypedText; readonly place: string; readonly isNeeded: boolean },
): Promise<Refused | null> {
  const file = chosenFile(form, 'picture');
  const alt = typedAlt(form);
  const isSynthetic = form.has('synthetic');
  const wrong = (fields: readonly TextField[]) =>
    refuse({ kind: 'wrong', typed, alt, isSynthetic, fields });
  if (file === null) {
    return isNeeded ? wrong(['picture']) : null;
  }
  const fields: readonly TextField[] = [
    ...(file.size > largestFile ? (['picture'] as const) : []),
    ...(faultOfText(tidyText(alt), pictureAlt) === null ? [] : (['alt'] as const)),
  ];
  if (fields.length > 0) return wrong(fields);
  const body = { place, contentBase64: await base64Of(file), alt, isSynthetic };
  const added = await api.call(addPicture, { body });
  if (added.ok) return null;
  return isOfFile(added.error) ? wrong(['picture']) : refuseWith(added.error, typed);
}

/** Deletes a picture that an intent names; null: this intent names none. */
async function dropNamed(
  { api }: PageTools,
  intent: string,
  typed: TypedText,
): Promise<Refused | null> {
  const [, pictureId] = /^drop-picture:([0-9a-f-]{36})$/.exec(intent) ?? [];
  if (pictureId === undefined) return null;
  const dropped = await api.call(dropPicture, { body: { pictureId } });
  // Deleted on another device: it is as wanted.
  const isGone = dropped.ok || isNotFound(dropped.error);
  return isGone ? refuse({ kind: 'kept', typed }) : refuseWith(dropped.error, typed);
}

/** Ids of the pictures that wait for a text. */
export async function waitingIds({ api }: PageTools, place: string) {
  const waiting = await api.call(waitingPictures, { query: { place } });
  return waiting.ok
    ? { ok: true as const, value: waiting.value.pictures.map(({ pictureId }) => pictureId) }
    : waiting;
}

const ofFile: readonly string[] = [
  ...['document/unreadable', 'document/wrong-type', 'request/too-large'],
];

function isOfFile(error: ApiFailure): boolean {
  return ofFile.includes(toPageFailure(error).code);
}

function isNotFound(error: ApiFailure): boolean {
  return toPageFailure(error).code === 'community/not-found';
}

/** What a form of a text does about pictures before anything else: deletes the named one, and uploads the chosen one,
 * with every press but the one that deletes the draft. Null: go on. */
export async function actOnPictures(
  tools: PageTools,
  form: FormData,
  { typed, place, intent }: { typed: TypedText; place: string; intent: string },
): Promise<Refused | null> {
  const dropped = await dropNamed(tools, intent, typed);
  if (dropped !== null) return dropped;
  const isNeeded = intent === 'picture';
  const untaken =
    intent === 'drop' ? null : await takePicture(tools, form, { typed, place, isNeeded });
  if (untaken !== null) return untaken;
  return intent === 'picture' ? refuse({ kind: 'kept', typed }) : null;
}

type Waiting = Answer<'waitingPictures'>;

/** The pictures that an edited text has, with those that wait for it. */
export function withOwn({ pictures, atMost }: Waiting, own: Waiting['pictures']): Waiting {
  return { pictures: [...own, ...pictures], atMost: atMost + own.length };
}
