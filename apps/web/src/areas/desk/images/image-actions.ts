import { editorDeleteImage, editorUploadImage } from '@pahiya/contracts/images/images-calls';
import { languages } from '@pahiya/domain/shared/language';
import { data, redirect } from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { base64Of } from '../../../parts/controls/read-file.ts';
import { type Refused, refusedForm } from '../shell/desk-gate.ts';

/** A refused picture: what is missing, or why. The file has to be chosen again. */
export type ImageOutcome = {
  readonly refused: Refused | null;
  readonly missing: readonly ('file' | 'en' | 'hi')[];
  readonly alt: { readonly en: string; readonly hi: string };
};

export const imageDeeds = ['1', 'deleted'] as const;

/** Handles the forms of the pictures' page. */
export function actOnImages(tools: PageTools, form: FormData, request: Request) {
  return formText(form, 'intent') === 'delete'
    ? deleteImage(tools, form, request)
    : uploadImage(tools, form, request);
}

/** Deletes the picture named in the form by its address. */
async function deleteImage(tools: PageTools, form: FormData, request: Request) {
  const imageId = /([^/]*)\.webp$/.exec(formText(form, 'image'))?.[1] ?? '-';
  const answer = await tools.api.call(editorDeleteImage, { params: { imageId } });
  if (answer.ok) return redirect('/desk/images?done=deleted', 303);
  return refusedImage(refusedForm(tools, answer.error, { intent: 'delete', request }), none);
}

const none = { en: '', hi: '' };

function refusedImage(refused: ReturnType<typeof refusedForm>, alt: ImageOutcome['alt']) {
  if (refused instanceof Response) return refused;
  return data<ImageOutcome>({ refused: refused.data, missing: [], alt }, refused.init ?? undefined);
}

/** Uploads the picture of the form. */
async function uploadImage(tools: PageTools, form: FormData, request: Request) {
  const chosen = form.get('file');
  const file = chosen instanceof File && chosen.size > 0 ? chosen : null;
  const alt = { en: formText(form, 'alt-en').trim(), hi: formText(form, 'alt-hi').trim() };
  const missing = [
    ...(file === null ? (['file'] as const) : []),
    ...languages.filter((language) => alt[language] === ''),
  ];
  if (file === null || missing.length > 0) {
    return data<ImageOutcome>({ refused: null, missing, alt }, { status: 400 });
  }
  const contentBase64 = await base64Of(file);
  const answer = await tools.api.call(editorUploadImage, { body: { contentBase64, alt } });
  if (answer.ok) return redirect('/desk/images?done=1', 303);
  return refusedImage(refusedForm(tools, answer.error, { intent: 'upload', request }), alt);
}
