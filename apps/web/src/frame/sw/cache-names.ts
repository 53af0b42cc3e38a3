/** Cache of records for offline reading. */
export const recordsKept = 5;

/** Attribute of the root element of a page that was served from the device. */
export const savedCopyMark = 'data-saved-copy';
