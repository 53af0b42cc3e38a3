/** Where a draft is continued, without the language. Only posts have a topic. */
export function draftPath({ place, topic }: { place: string; topic: string }): string {
  const [kind, id] = place.split(':');
  if (id === undefined) return '/community/write';
  return kind === 'edit' && topic === ''
    ? `/community/reply/${id}/edit`
    : `/community/post/${id}/${kind}`;
}
