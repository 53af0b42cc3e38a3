/** Attribute of `<html>` after hydration: links, forms and fields are handled by the app from then on. Tests wait
 * for it. */
export const aliveMark = 'data-alive';
