import { piece, takePieces } from '../boot/take-pieces.ts';

/** Inline script of a streamed page, which runs before any file has loaded: on a slow network the first streamed
 * part may arrive before the entry script, and on a slow phone before the first paint. */
export const openPageScript = `(${takePieces})(document,"${piece}")`;
