import { compile, fromText, type Query } from './compile-statement.ts';
import { Fragment, Identifier, type InsertedRow, InsertedRows, type Part } from './fragment.ts';
import { JsonText, type Parameter } from './parameters.ts';

// biome-ignore lint/suspicious/noExplicitAny: the type of a query's rows is what its caller says.
type Row = Record<string, any>;

/** The rows of a result, and how many were read or written. */
export type Rows<T> = T & { readonly count: number };

export type RunQuery = (query: Query) => Promise<Rows<readonly object[]>>;

/** A query, sent when somebody first awaits it, so that it can also be part of another: then it is only SQL. */
export class Statement<T> extends Fragment implements Promise<Rows<T>> {
  readonly [Symbol.toStringTag] = 'Statement';
  readonly #run: RunQuery;
  readonly #toQuery: () => Query;
  #answer: Promise<Rows<T>> | undefined;

  constructor(
    run: RunQuery,
    strings: readonly string[],
    parts: readonly Part[],
    toQuery?: () => Query,
  ) {
    super(strings, parts);
    this.#run = run;
    this.#toQuery = toQuery ?? (() => compile(this));
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting it sends it.
  then<A = Rows<T>, B = never>(
    onAnswer?: ((rows: Rows<T>) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#send().then(onAnswer, onError);
  }

  catch<B = never>(
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<Rows<T> | B> {
    return this.#send().catch(onError);
  }

  finally(onEnd?: (() => void) | null): Promise<Rows<T>> {
    return this.#send().finally(onEnd);
  }

  #send(): Promise<Rows<T>> {
    this.#answer ??= this.#start();
    return this.#answer;
  }

  async #start(): Promise<Rows<T>> {
    // What the rows are is what the caller says.
    return (await this.#run(this.#toQuery())) as unknown as Rows<T>;
  }
}

/**
 * What a repository accepts: the pool or a transaction, as a tag of templates.
 *
 * A `${…}` is a parameter, sent apart from the text, or further SQL: a fragment (another template), a name (`sql(name)`)
 * or the rows of an `insert` (`sql(rows)`).
 */
export interface Queryable {
  (name: string): Identifier;
  (rows: readonly InsertedRow[]): InsertedRows;
  <T extends readonly (object | undefined)[] = Row[]>(
    strings: TemplateStringsArray,
    ...parts: readonly Part[]
  ): Statement<T>;
  /** A value for a `json` or `jsonb` column. */
  readonly json: (value: unknown) => JsonText;
  /** SQL from a text. With values it is one statement with `$1`, `$2`…, not prepared unless asked; without, it may be
   * several. */
  readonly unsafe: (
    text: string,
    values?: readonly Parameter[],
    options?: { readonly isPrepared?: boolean },
  ) => Statement<Row[]>;
}

/** Makes the tag whose statements are run by `run`. */
export function createQueryable(run: RunQuery): Queryable {
  function sql(first: TemplateStringsArray | string | readonly InsertedRow[], ...parts: Part[]) {
    if (typeof first === 'string') return new Identifier(first);
    if (isTemplate(first)) return new Statement(run, first, parts);
    return new InsertedRows(first);
  }
  const json = (value: unknown) => new JsonText(value);
  const unsafe: Queryable['unsafe'] = (text, values = [], { isPrepared = false } = {}) =>
    new Statement(run, [text], [], () =>
      values.length === 0 ? { text } : fromText(text, values, isPrepared),
    );
  return Object.assign(sql as Queryable, { json, unsafe });
}

function isTemplate(
  first: TemplateStringsArray | readonly InsertedRow[],
): first is TemplateStringsArray {
  return 'raw' in first;
}
