/** The code of a page did not arrive: the network failed, or the server has a newer build and no longer these files. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}
