import './frame/styles/long-texts.css';
import './frame/styles/records.css';
import { bringLiveFilters } from './frame/reading/islands/live-filters.ts';
import { closePanelsOnEscape } from './frame/reading/islands/nav-panels.ts';
import { showOwnHeader } from './frame/reading/islands/own-header.ts';
import { showOwnMarks } from './frame/reading/islands/own-marks.ts';
import { watchVitals } from './frame/reading/islands/page-vitals.ts';
import { bringPrintButtons } from './frame/reading/islands/print-buttons.ts';
import { bringSearchBoxes } from './frame/reading/islands/search-box.ts';
import { bringShareButtons } from './frame/reading/islands/share-buttons.ts';
import { bringSwappingForms } from './frame/reading/islands/swapping-forms.ts';
import { bringThemeButtons, followChosenTheme } from './frame/reading/islands/theme-buttons.ts';
import { bringVideoPlayers } from './frame/reading/islands/video-players.ts';

// The only script of a reading page, in one file: a module shared with the app would load the app's chunks. The page
// does not need it: links, forms and disclosures are native.
const send = fetch.bind(window);
showOwnHeader(document, localStorage);
closePanelsOnEscape(document);
bringThemeButtons(document, send);
followChosenTheme(window);
bringShareButtons(window);
bringPrintButtons(document, () => window.print());
bringSwappingForms(document, send);
bringLiveFilters(window, send);
showOwnMarks(document, localStorage, send);
bringSearchBoxes(document, send);
bringVideoPlayers(document);
watchVitals(document, (vitals) => {
  const body = new Blob([JSON.stringify(vitals)], { type: 'application/json' });
  navigator.sendBeacon('/api/v1/web/util/vitals', body);
});
