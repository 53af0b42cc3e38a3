/** Names of prepared statements, by text. Each takes memory in every session of the database, so there are only so many:
 * texts beyond that are parsed every time. */
export class StatementNames {
  readonly #most: number;
  readonly #names = new Map<string, string>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The name of a text, always the same; undefined when the others have all of them. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= this.#most) return known;
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
