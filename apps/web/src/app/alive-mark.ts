/** Attribute of `<html>` once the page has come to life: links, forms and fields are the app's from then on. Tests wait
 * for it. */
export const aliveMark = 'data-alive';
