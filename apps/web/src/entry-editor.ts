import { keepDraft } from './areas/desk/articles/script/keep-draft.ts';
import { bringLivePreview } from './areas/desk/articles/script/live-preview.ts';

// The only script of the editing pages. Without it the same works with an extra button.
const form = document.querySelector<HTMLFormElement>('form[data-article]');
if (form !== null) {
  const preview = bringLivePreview(form, document, fetch.bind(window));
  keepDraft(form, document, { storage: localStorage, onTake: preview });
}
