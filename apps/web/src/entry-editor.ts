import { keepDraft } from './admin/editor/keep-draft.ts';
import { bringLivePreview } from './admin/editor/live-preview.ts';

// The only script of the editing pages. Without it the same works with an extra button.
const form = document.querySelector<HTMLFormElement>('form[data-article]');
if (form !== null) {
  const preview = bringLivePreview(form, document, fetch.bind(window));
  keepDraft(form, document, { storage: localStorage, onTake: preview });
}
