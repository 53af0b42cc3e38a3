/** Where a draft is continued, without the language. */
export function draftPath(place: string): string {
  const [kind, postId] = place.split(':');
  return postId === undefined ? '/community/write' : `/community/post/${postId}/${kind}`;
}
