import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';
import { type Answer, headerOf } from './ask.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Attribute = Element['attrs'][number];

/** Pages have none of these, whatever their texts. */
const neverUsed = new Set(
  'iframe,frame,frameset,object,embed,applet,base,math,video,audio,template,style,marquee'.split(
    ',',
  ),
);
/** Only in the head. */
const ofHead = new Set(['meta', 'link', 'title']);
/** Parts of a picture in SVG that could link, run script or change the rest. */
const activeInSvg = new Set(
  'a,script,animate,animatemotion,animatetransform,set,foreignobject,handler'.split(','),
);
const attributesWithAddress = new Set(
  'href,xlink:href,src,srcset,imagesrcset,action,formaction,poster,background,cite,ping,data'.split(
    ',',
  ),
);
const dataBlock = /^application\/(?:ld\+)?json$/;
/** A placeholder for the page's own site. */
const site = 'https://site.invalid';

/** Elements and attributes of a page that could run script, load from another site or send a form to one; empty for a
 * harmless page. `known` are the kinds (`kindsOf`) of the same page with harmless texts: others are foreign too. */
export function foreignParts(page: string, known?: ReadonlySet<string>): string[] {
  const elements = elementsOf(page);
  const faults = new Set(elements.flatMap(faultsOf));
  if (known !== undefined) {
    for (const kind of elements.flatMap(kindsOfElement)) if (!known.has(kind)) faults.add(kind);
  }
  return [...faults];
}

/** Foreign parts of a fetched page, and what its content security policy lacks. */
export function pageFaults(answer: Answer, known?: ReadonlySet<string>): string[] {
  const policy = headerOf(answer, 'content-security-policy');
  const isStrict = /default-src 'none'; script-src '(?:self|nonce-[\da-f-]{36})'/.test(policy);
  return [
    ...(/<h1[ >]/.test(answer.text) ? [] : [`no page, but ${answer.status}`]),
    ...(isStrict && !policy.includes('unsafe') ? [] : [`the policy ${policy}`]),
    ...foreignParts(answer.text, known),
  ];
}

/** Every kind of element and attribute of a page: `img`, `img src`. */
export function kindsOf(page: string): ReadonlySet<string> {
  return new Set(elementsOf(page).flatMap(kindsOfElement));
}

function kindsOfElement({ tagName, attrs }: Element): string[] {
  return [tagName, ...attrs.map((one) => `${tagName} ${nameOf(one)}`)];
}

function faultsOf(element: Element): string[] {
  const { tagName, attrs } = element;
  const tag = tagName.toLowerCase();
  const isSvg = element.namespaceURI === html.NS.SVG;
  const whole = `<${[tagName, ...attrs.map((one) => `${nameOf(one)}="${one.value}"`)].join(' ')}>`;
  const isForeign =
    neverUsed.has(tag) ||
    (isSvg ? activeInSvg.has(tag) : ofHead.has(tag) && !isInPlace(element)) ||
    (tag === 'meta' && attributeOf(element, 'http-equiv') !== undefined) ||
    (tag === 'script' && !isOwnScript(element));
  return [
    ...(isForeign ? [whole] : []),
    ...attrs
      .filter((one) => isForeignAttribute(element, one))
      .map(({ name }) => `${name} of ${whole}`),
  ];
}

/** In the head anything of `ofHead`; below it the hints that React writes before a large picture. */
function isInPlace(element: Element): boolean {
  return isIn(element, 'head') || attributeOf(element, 'rel') === 'preload';
}

/** A file of ours, or data that does not run. */
function isOwnScript(script: Element): boolean {
  const src = attributeOf(script, 'src');
  const text = script.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  if (src === undefined) return dataBlock.test(attributeOf(script, 'type') ?? '');
  return /^\/assets\//.test(src) && text === '';
}

function isForeignAttribute(element: Element, attribute: Attribute): boolean {
  const { tagName } = element;
  const name = nameOf(attribute);
  if (/^on/i.test(name) || name === 'style' || name === 'srcdoc') return true;
  if (!attributesWithAddress.has(name)) return false;
  const addresses = name.endsWith('srcset')
    ? attribute.value.split(',').map((one) => one.trim().split(/\s/)[0] ?? '')
    : [attribute.value];
  return addresses.some((address) => {
    const url = URL.parse(address, site);
    if (url?.origin === site) return false;
    const isLink = tagName === 'a' || isNamedOnly(element);
    return !isLink || !['http:', 'https:', 'mailto:', 'tel:'].includes(url?.protocol ?? '');
  });
}

/** Links that a browser does not load. */
function isNamedOnly(element: Element): boolean {
  return (
    element.tagName === 'link' &&
    /^(?:canonical|alternate)$/.test(attributeOf(element, 'rel') ?? '')
  );
}

function* descend(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  // Content of a template is inert, but a script may insert it.
  const inside = 'content' in node ? node.content.childNodes : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  for (const one of [...children, ...inside]) yield* descend(one);
}

/** Parsed as a browser does with script off, and with script on too if that makes a difference. */
function elementsOf(page: string): Element[] {
  const settings = /<noscript/i.test(page) ? [false, true] : [false];
  return settings.flatMap((scriptingEnabled) => [...descend(parse(page, { scriptingEnabled }))]);
}

function isIn(element: Element, tagName: string): boolean {
  for (
    let at: Node | null = element.parentNode;
    at !== null && 'tagName' in at;
    at = at.parentNode
  ) {
    if (at.tagName === tagName) return true;
  }
  return false;
}

const nameOf = ({ prefix, name }: Attribute) => (prefix ? `${prefix}:${name}` : name);

const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((one) => one.name === name)?.value;
