import { keepDraft } from './admin/editor/keep-draft.ts';
import { bringLivePreview } from './admin/editor/live-preview.ts';

// The whole script of the pages on which editors write. Without it the page does the same with a button more.
const form = document.querySelector<HTMLFormElement>('form[data-article]');
if (form !== null) {
  const preview = bringLivePreview(form, document, fetch.bind(window));
  keepDraft(form, document, { storage: localStorage, onTake: preview });
}
