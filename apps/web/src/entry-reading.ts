import { bringShareButtons } from './reading/islands/share-buttons.ts';
import { bringSwappingForms } from './reading/islands/swapping-forms.ts';
import { bringThemeButtons } from './reading/islands/theme-buttons.ts';

// The whole script of a reading page. Nothing on it needs this: links, forms and disclosures are the browser's own.
bringThemeButtons(document, window.location.protocol === 'https:');
bringShareButtons(document, navigator);
bringSwappingForms(document, fetch.bind(window));
