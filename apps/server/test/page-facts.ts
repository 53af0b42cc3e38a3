import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An image as requested by the page. */
export type Picture = {
  readonly src: string;
  /** Null: the attribute is missing. */
  readonly alt: string | null;
  readonly width: number;
  readonly height: number;
};

/** Facts of a page as parsed by a browser. */
export type PageFacts = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  readonly language: string;
  /** Addresses of the page in each language, by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly headings: number;
  readonly ids: ReadonlySet<string>;
  readonly repeatedIds: readonly string[];
  readonly links: readonly string[];
  /** Values of input and text fields, by name; of fields with the same name the last. */
  readonly fields: ReadonlyMap<string, string>;
  readonly pictures: readonly Picture[];
  /** Texts of the blocks `application/ld+json`. */
  readonly data: readonly string[];
  /** Scripts other than those. */
  readonly scripts: number;
  /** Breadcrumbs: links, and how many entries are marked as the current page. */
  readonly crumbs: { readonly links: readonly string[]; readonly current: number };
};

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Reads a page. */
export function readPage(html: string): PageFacts {
  const elements = [...elementsOf(parse(html, { scriptingEnabled: false }).childNodes)];
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const meta = (name: string) => named('meta').find((one) => attribute(one, 'name') === name);
  const isData = (one: Element) => attribute(one, 'type') === 'application/ld+json';
  const crumbs = named('nav').find((one) => /\bcrumbs\b/.test(attribute(one, 'class') ?? ''));
  const rel = (value: string) => named('link').filter((one) => attribute(one, 'rel') === value);
  const ids = elements.flatMap((one) => attribute(one, 'id') ?? []);
  return {
    title: textOf(named('title')[0]),
    description: attribute(meta('description'), 'content') ?? '',
    canonical: attribute(rel('canonical')[0], 'href') ?? '',
    robots: attribute(meta('robots'), 'content') ?? '',
    language: attribute(named('html')[0], 'lang') ?? '',
    alternates: Object.fromEntries(
      rel('alternate').flatMap((one) => {
        const language = attribute(one, 'hreflang');
        return language === null ? [] : [[language, attribute(one, 'href') ?? '']];
      }),
    ),
    headings: named('h1').length,
    ids: new Set(ids),
    repeatedIds: ids.filter((id, place) => ids.indexOf(id) !== place),
    links: named('a').flatMap((one) => attribute(one, 'href') ?? []),
    fields: new Map([
      ...named('input').map((one) => fieldOf(one, attribute(one, 'value') ?? '')),
      ...named('textarea').map((one) => fieldOf(one, textOf(one))),
    ]),
    pictures: named('img').map((one) => ({
      src: attribute(one, 'src') ?? '',
      alt: attribute(one, 'alt'),
      width: Number(attribute(one, 'width')),
      height: Number(attribute(one, 'height')),
    })),
    data: named('script').filter(isData).map(textOf),
    scripts: named('script').filter((one) => !isData(one)).length,
    crumbs: crumbsIn(crumbs),
  };
}

function crumbsIn(nav: Element | undefined): PageFacts['crumbs'] {
  const elements = [...elementsOf(nav?.childNodes ?? [])];
  return {
    links: elements.flatMap((one) => attribute(one, 'href') ?? []),
    current: elements.filter((one) => attribute(one, 'aria-current') === 'page').length,
  };
}

function fieldOf(element: Element, value: string): readonly [string, string] {
  return [attribute(element, 'name') ?? '', value];
}

function* elementsOf(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* elementsOf(node.childNodes);
  }
}

function attribute(element: Element | undefined, name: string): string | null {
  return element?.attrs.find((one) => one.name === name)?.value ?? null;
}

function textOf(element: Element | undefined): string {
  return (element?.childNodes ?? []).map((node) => ('value' in node ? node.value : '')).join('');
}
