import { piece, takePieces } from '../boot/take-pieces.ts';

/** What an open page runs before any file has come: on a slow line the first piece is often there sooner than the
 * entry script, and on a slow phone the first frame stands before it. */
export const openPageScript = `(${takePieces})(document,"${piece}")`;
