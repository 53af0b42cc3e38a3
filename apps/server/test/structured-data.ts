/** Properties required of each type. Sources: schema.org; Google Search Central, structured data for breadcrumbs,
 * articles and questions. An unlisted type is an error: its requirements have to be looked up. */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  QAPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: [
    'headline',
    'description',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
    'inLanguage',
    'url',
  ],
  Organization: ['name', 'url'],
  Person: ['name'],
  ContactPoint: ['contactType'],
  DiscussionForumPosting: [
    'headline',
    'text',
    'author',
    'datePublished',
    'mainEntityOfPage',
    'url',
  ],
  Comment: ['text', 'author', 'datePublished', 'url'],
  InteractionCounter: ['interactionType', 'userInteractionCount'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url'],
  AboutPage: ['name', 'url'],
  ContactPage: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  GovernmentOffice: ['name', 'identifier', 'url', 'address'],
  GovernmentService: ['name', 'serviceType', 'provider', 'areaServed', 'url'],
  GovernmentOrganization: ['name'],
  DefinedTerm: ['name', 'description', 'termCode', 'url'],
  Country: ['name'],
  Car: ['name', 'brand', 'bodyType', 'url'],
  Brand: ['name'],
  PostalAddress: ['addressRegion', 'addressCountry'],
};

const dates = new Set(['datePublished', 'dateModified']);
const addresses = new Set(['url', 'item', 'mainEntityOfPage', 'image']);
const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;

/** Errors in a page's data block. `site`: required origin of its addresses; `canonical`: required end of its
 * breadcrumbs. */
export function faultsOfData(
  text: string,
  { site, canonical }: { readonly site: string; readonly canonical: string },
): string[] {
  const block: unknown = JSON.parse(text);
  if (!isThing(block) || block['@context'] !== 'https://schema.org') return ['no @context'];
  const graph = block['@graph'];
  if (!Array.isArray(graph) || graph.length === 0) return ['no @graph'];
  return graph.flatMap((thing) => [
    ...faultsOfThing(thing, site),
    ...trailFaults(thing, canonical),
  ]);
}

type Thing = Readonly<Record<string, unknown>>;

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultsOfThing(thing: unknown, site: string): string[] {
  if (!isThing(thing)) return [`${JSON.stringify(thing)} is no thing`];
  const type = String(thing['@type']);
  const needs = required[type];
  if (needs === undefined) return [`${type} is not known to this test`];
  return [
    ...needs.filter((name) => isEmpty(thing[name])).map((name) => `${type} without ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) =>
      faultsOfValue(`${type}.${name}`, value, site),
    ),
  ];
}

function faultsOfValue(name: string, value: unknown, site: string): string[] {
  const property = name.split('.')[1] ?? '';
  if (Array.isArray(value)) return value.flatMap((one) => faultsOfValue(name, one, site));
  if (isThing(value)) return faultsOfThing(value, site);
  if (isEmpty(value)) return [`${name} is empty`];
  if (typeof value !== 'string') return [];
  if (dates.has(property) && !isoDate.test(value)) return [`${name} is no date: ${value}`];
  if (addresses.has(property) && !value.startsWith(`${site}/`) && value !== site) {
    return [`${name} is not of this site: ${value}`];
  }
  if (property === 'headline' && value.length > 110) return [`${name} has ${value.length} signs`];
  return /<\/?[a-z][^>]*>|undefined|\[object/i.test(value) ? [`${name} is ${value}`] : [];
}

/** Steps are numbered from 1, and the last one is the page itself. */
function trailFaults(thing: unknown, canonical: string): string[] {
  if (!isThing(thing) || thing['@type'] !== 'BreadcrumbList') return [];
  const steps = Array.isArray(thing.itemListElement) ? thing.itemListElement : [];
  const places = steps.map((step: unknown) => (isThing(step) ? step.position : null));
  const last: unknown = steps.at(-1);
  return [
    ...(places.some((place, index) => place !== index + 1) ? ['steps are not numbered'] : []),
    ...(steps.length < 2 ? ['a way of one step'] : []),
    ...(isThing(last) && last.item === canonical ? [] : ['the last step is another page']),
  ];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}
