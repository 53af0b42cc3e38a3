import { nameScreen } from './frame/reading/islands/name-screen.ts';

// Sent with reading pages only where the operator has configured a tag; built as a file of its own, because a module
// shared with the app would load the app's files.
nameScreen(document, { send: fetch.bind(window), search: window.location.search });
