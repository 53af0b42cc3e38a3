/** What a post can be about, besides its topic. */
export const subjectKinds = ['model', 'office', 'offence', 'service'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** A subject as it is stored and stands in addresses: kind and key, `office/mh-12`, `model/tata_nexon`. */
export const subjectPattern = /^(model|office|offence|service)\/[a-z0-9][a-z0-9_-]{0,79}$/;

/** A subject of a kind. */
export function subjectOf(kind: SubjectKind, key: string): string {
  return `${kind}/${key}`;
}

/** The subject of a model by its addresses. */
export function modelSubject(make: string, model: string): string {
  return subjectOf('model', `${make}_${model}`);
}

/** Kind and key of a subject; null when it has another form. */
export function readSubject(
  subject: string,
): { readonly kind: SubjectKind; readonly key: string } | null {
  if (!subjectPattern.test(subject)) return null;
  const [kind = '', key = ''] = subject.split('/');
  return { kind: kind as SubjectKind, key };
}

/** Path of the posts about a subject, without the language. */
export function subjectPath(subject: string): string {
  return `/community/about/${subject}`;
}
