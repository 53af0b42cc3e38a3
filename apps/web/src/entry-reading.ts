import './long-texts.css';
import './records.css';
import { closePanelsOnEscape } from './reading/islands/nav-panels.ts';
import { showOwnHeader } from './reading/islands/own-header.ts';
import { watchVitals } from './reading/islands/page-vitals.ts';
import { bringPrintButtons } from './reading/islands/print-buttons.ts';
import { bringSearchBoxes } from './reading/islands/search-box.ts';
import { bringShareButtons } from './reading/islands/share-buttons.ts';
import { bringSwappingForms } from './reading/islands/swapping-forms.ts';
import { bringThemeButtons } from './reading/islands/theme-buttons.ts';

// The only script of a reading page, in one file: a module shared with the app would load the app's chunks. The page
// does not need it: links, forms and disclosures are native.
const send = fetch.bind(window);
showOwnHeader(document, localStorage);
closePanelsOnEscape(document);
bringThemeButtons(document, send);
bringShareButtons(document, navigator);
bringPrintButtons(document, () => window.print());
bringSwappingForms(document, send);
bringSearchBoxes(document, send);
watchVitals(document, (vitals) => {
  const body = new Blob([JSON.stringify(vitals)], { type: 'application/json' });
  navigator.sendBeacon('/api/v1/web/util/vitals', body);
});
